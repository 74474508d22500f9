/**
 * Names that the inline loader, the application, style sheets and the build share. Both sides of each stand here and
 * nowhere else, apart from selectors in style sheets.
 */
export const names = {
  /** Docusaurus sets it to `true` on the root element once the application answers. */
  hydrated: 'data-has-hydrated',
  /** On the root element: scripts of this page's route, so that they are asked for together with the application. */
  routeScripts: 'data-route-scripts',
  /** On the root element of a page with a rail: the build writes it, and the application when it changes pages. */
  hasRail: 'data-has-rail',
  /** On the style sheet of a kind of page: address of the one with the styles of all pages. */
  wholeStyles: 'data-whole',
  /** On a link that the application turns into a control. */
  control: 'data-control',
  /** On a control that was pressed and will be answered by the application. */
  pressed: 'aria-busy',
  /** On an element that is laid out by itself in a long page: `false` once it need not wait. */
  piece: 'data-piece',
  /** On what holds the frame of a result in a `noscript`: `fixed` where the frame keeps its height. */
  frame: 'data-frame',
  /** Class of what opens over the line above the title: ways to take the page along. */
  pageMenu: 'page-menu',
  /** On that menu, and on a button that copies, for a moment: something was copied. */
  copied: 'data-copied',
  /** On the choice of a language of samples: its id. */
  language: 'data-language',
  /** Class of the label around the switch of marks. */
  showMarks: 'show-marks',
  /** Class of the menu of narrow windows. */
  menu: 'navbar-sidebar',
  /** On the part of the menu that takes the sidebar of the page. */
  menuSidebar: 'data-menu-sidebar',
  /** Class of the search box, which is in the page while it is open. */
  searchDialog: 'DocSearch-Container',
  /** Events of the document: a dialog of the frame has been opened, and the search box has been closed. */
  dialogOpened: 'dialog-opened',
  searchClosed: 'search-closed',
  /** On the root element, and an event of the document: the reader asks for the shortcuts of the keyboard. */
  asksShortcuts: 'data-asks-shortcuts',
  /** The dialog of the frame that is open. */
  openDialog: 'dialog:is(.DocSearch-Container, .navbar-sidebar)[open]',
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

/** Local storage of what a reader chooses for all pages, in the form in which Docusaurus keeps tabs. */
export const choiceKeys = {
  language: 'docusaurus.tab.language',
  marks: 'docusaurus.marks',
} as const;

/** Local storage of the announcement, as Docusaurus has it. */
export const announcementKeys = {
  dismissed: 'docusaurus.announcement.dismiss',
  id: 'docusaurus.announcement.id',
} as const;
