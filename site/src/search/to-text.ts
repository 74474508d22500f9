/** Text of a piece of HTML, such as a heading of a hit; markup in it has no effect. Browser only. */
export function toText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? html;
}
