/** Where something is explained: on this page, or on that of what concerns every call. */
export const explainedAt = (anchor: string, common: string): string =>
  document.querySelector(anchor) ? anchor : `${common}${anchor}`;
