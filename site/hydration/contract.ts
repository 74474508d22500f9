/**
 * Names that the inline loader, the application, style sheets and the build share. Both sides of each stand here and
 * nowhere else, apart from selectors in style sheets.
 */
export const names = {
  /** Docusaurus sets it to `true` on the root element once the application answers. */
  hydrated: 'data-has-hydrated',
  /** On the root element while the application takes over what the loader has answered: nothing moves meanwhile. */
  takingOver: 'data-taking-over',
  /** On the root element: scripts of this page's route, so that they are asked for together with the application. */
  routeScripts: 'data-route-scripts',
  /** On the root element of a page with a rail: the build writes it, and the application when it changes pages. */
  hasRail: 'data-has-rail',
  /** On a link that the application turns into a control. */
  control: 'data-control',
  /** On a control that was pressed and will be answered by the application. */
  pressed: 'aria-busy',
  /** On an element that is laid out by itself in a long page: `false` once it need not wait. */
  piece: 'data-piece',
  /** On what holds the frame of a result in a `noscript`: `fixed` where the frame keeps its height. */
  frame: 'data-frame',
  /** On the frame of the search box, which stands in the page until the box itself takes its place. */
  searchFrame: 'data-search-frame',
  /** Event of the document: the application asks for the frame, until the box has come; its detail is what was typed. */
  openSearchFrame: 'open-search-frame',
  /** Event of the document: the reader closed the frame. */
  searchFrameClosed: 'search-frame-closed',
  /** Id of the sidebar, or else the footer, of a page as it is built: without script, the button of the menu is a link there. */
  staticMenu: 'site-menu',
  /** Id of what says that scripts did not arrive. */
  failedLoad: 'failed-load',
  /** On the root element: a closed announcement. Docusaurus' own script reads it from storage and sets it. */
  announcementClosed: 'data-announcement-bar-initially-dismissed',
} as const;

/** The button of the search box, as DocSearch styles it. */
export const searchButton = '.DocSearch-Button';

/** How the fragment of an address begins that opens an example with a state: see `fragmentOf`. */
export const sharedRun = '#run=';

/** Local storage of the announcement, as Docusaurus has it. */
export const announcementKeys = {
  dismissed: 'docusaurus.announcement.dismiss',
  id: 'docusaurus.announcement.id',
} as const;

/** What the application asks about its own start. */
export const hydration = {
  /** Whether it is taking over what the loader has answered before. */
  isTakingOver: () => document.documentElement.hasAttribute(names.takingOver),
} as const;
