const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** Text that is safe between elements and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A description: special characters as entities, line breaks as elements. */
export function withBreaks(text: string): string {
  return escapeHtml(text).replace(/\r\n|\r|\n/g, '<br />');
}

/** A description whose addresses are links as well. */
export function withLinks(text: string): string {
  return withBreaks(text).replace(
    /https?:\/\/(?:(?!&quot;|&lt;|&gt;|&#039;)[^\s<])+/g,
    '<a href="$&" target="_blank">$&</a>',
  );
}
