const control =
  /<(?:button|input|select|textarea|summary|iframe|audio|video)\b|<(?:a|area)\s[^>]*\bhref=|\s(?:tabindex|contenteditable)=/i;

/** Whether a document has something to press or fill in, which the keyboard must reach. */
export const hasControl = (document: string): boolean => control.test(document);
