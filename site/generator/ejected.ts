/** A component of the theme that has one of ours in its place, which misses what the theme mends later. */
export interface EjectedComponent {
  /** Name in `@theme/…`; ours lies in `src/theme`. */
  readonly component: string;
  /** What is wrong with the stock one, for this site. */
  readonly why: string;
  readonly goneWhen: string;
  /** Of the stock one that ours was last compared with; see {@link hashOf}. */
  readonly original: string;
}

const stateInDom = 'React keeps what is open, so that nothing opens before the application is there.';
const detailsStock = 'The theme opens it by `details` or `dialog`';
const unused = 'Every page loads parts that no page of this site has.';
const icons = 'Its drawing stands in every page, longer than it need be: together 0.3 kB.';
const imports = 'The theme loads it on demand';

export const ejected: readonly EjectedComponent[] = [
  { component: 'Admonition', why: unused, goneWhen: imports, original: 'c2cd573ef0f04fe8' },
  {
    component: 'AnnouncementBar',
    why: stateInDom,
    goneWhen: 'The theme closes it by an attribute of the root',
    original: 'd76e462b0175923c',
  },
  {
    component: 'CodeBlock',
    why: 'It highlights in the browser, by 30 kB of scripts.',
    goneWhen: 'The theme highlights at build time',
    original: '0553ff2a505eae59',
  },
  {
    component: 'DocBreadcrumbs',
    why: 'It leaves out the section: both sections have a group of the same name.',
    goneWhen: 'The theme names the sidebar in its breadcrumbs',
    original: '38fe3728c78a2f30',
  },
  {
    component: 'DocSidebar',
    why: 'It takes the sidebar out of the page of a narrow window, whose menu shows it.',
    goneWhen: 'The theme leaves it in the page',
    original: '549428fcde005410',
  },
  { component: 'DocSidebarItem/Category', why: stateInDom, goneWhen: detailsStock, original: 'b2439a375facd80f' },
  {
    component: 'Heading',
    why: 'A screen reader hears each heading twice: its link says it again.',
    goneWhen: 'The theme has a text of its own for the link',
    original: '8db0c9f52fce0f55',
  },
  { component: 'Icon/Edit', why: icons, goneWhen: 'The theme draws it once', original: 'cf9a422d2999c1cf' },
  { component: 'Icon/Home', why: icons, goneWhen: 'The theme draws it once', original: '0981c97c6a681238' },
  { component: 'Icon/Language', why: icons, goneWhen: 'The theme draws it once', original: '9af8bc0411042651' },
  {
    component: 'LastUpdated',
    why: 'It makes a formatter of dates while a page hydrates: a twentieth of the hydration.',
    goneWhen: 'The theme formats dates at build time',
    original: '9604c19a7a54f4ca',
  },
  { component: 'MDXComponents', why: unused, goneWhen: imports, original: 'c7c46a940bc06eb5' },
  {
    component: 'Navbar/Layout',
    why: 'Near the end of a page it keeps the bar hidden when the reader scrolls up.',
    goneWhen: 'The theme shows the bar there',
    original: 'cd2b425bf9eb705a',
  },
  { component: 'Navbar/MobileSidebar', why: stateInDom, goneWhen: detailsStock, original: '61fe976176666cd9' },
  {
    component: 'Navbar/MobileSidebar/Toggle',
    why: 'Without script it does nothing.',
    goneWhen: detailsStock,
    original: 'b0bebca419401e53',
  },
  {
    component: 'NavbarItem/DropdownNavbarItem/Desktop',
    why: 'Escape does not close it, and the arrows do not go through its links.',
    goneWhen: 'The theme answers these keys',
    original: 'a9422203d0ab23ee',
  },
  {
    component: 'NavbarItem/DropdownNavbarItem/Mobile',
    why: stateInDom,
    goneWhen: detailsStock,
    original: '95e53bd85184e083',
  },
  {
    component: 'NavbarItem/LocaleDropdownNavbarItem',
    why: 'Query and hash get lost in its links: React does not patch attributes while it hydrates.',
    goneWhen: 'The theme puts them in after it has hydrated',
    original: 'b49a05c921e7476a',
  },
  {
    component: 'NotFound/Content',
    why: 'It sends readers to the owner of another site, and counts among the documents.',
    goneWhen: 'Never: the page offers the search',
    original: 'f2dd032f5b61a334',
  },
  {
    component: 'SearchBar',
    why: 'The box comes with the application alone, and asks the hosted service alone.',
    goneWhen: 'Never: the box is our own',
    original: 'f6ee7531839d66ba',
  },
  {
    component: 'SearchPage',
    why: 'It waits for ever when the search fails, and hydrates another title than it was built with.',
    goneWhen: 'Never: it asks the same client as the box',
    original: '15ecd42575daf53a',
  },
  { component: 'TOCCollapsible', why: stateInDom, goneWhen: detailsStock, original: '0c87e5d67fc42247' },
  { component: 'TagsListInline', why: unused, goneWhen: imports, original: '15e75c709601dd15' },
];
