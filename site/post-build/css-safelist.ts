/** Selectors that stay although neither a page nor a string in a script spells them out. */
export interface SafelistEntry {
  readonly pattern: RegExp;
  /** Who sets them, and when. */
  readonly reason: string;
}

export const cssSafelist: readonly SafelistEntry[] = [
  { pattern: /^::?[a-z]/, reason: 'states and parts of any element, such as the ring around what has the focus' },
  { pattern: /^(html|body|:root|\*)$/, reason: 'every page has them' },
  { pattern: /^nprogress/, reason: 'the bar at the top of a slow page change is made from markup inside its library' },
  { pattern: /^theme-(light|dark|system)$/, reason: 'set on the first paint from the stored colour mode' },
  { pattern: /^theme-admonition/, reason: 'the kind of an admonition is appended to its class name' },
  { pattern: /^token$/, reason: 'editors colour code while it is typed' },
];

/**
 * Classes that the scripts of the theme spell out, and that only the configuration puts on: dark or colored bars, a
 * banner, cards, the badge of a version, the button of a sidebar that can be hidden, a footer in one line. When no page
 * has such a class as it is built, none ever gets it.
 */
export const classesOfSettings: readonly string[] = [
  'navbar--dark',
  'navbar--primary',
  'footer--dark',
  'hero',
  'card',
  'badge',
  'badge--secondary',
  'button--secondary',
  'button--outline',
  'footer__link-separator',
];
