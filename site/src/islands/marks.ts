/** Attributes that documents carry for what hydrates their islands. */
export const marks = {
  /** Name of an island. */
  island: 'data-island',
  /** What its content is told, as JSON. */
  settings: 'data-settings',
  /** On an element whose content an island leaves as it was built. */
  kept: 'data-kept',
} as const;

const swapped = (text: string): string => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

/** Settings as an attribute holds them: JSON in the other quotes, which need no escape there. */
export const writeSettings = (settings: object): string => swapped(JSON.stringify(settings));

/** Settings of an island, as its component has written them; undefined where it has none. */
export function readSettings(island: Element): unknown {
  const written = island.getAttribute(marks.settings);
  return written === null ? undefined : JSON.parse(swapped(written));
}
