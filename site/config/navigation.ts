import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { platform } from './platform.ts';

type Navbar = NonNullable<ThemeConfig['navbar']>;
type NavbarItem = Navbar['items'][number];

/**
 * Puts items without a position on the right.
 * Stock fills in `left` during validation although its own layout code says `right`.
 * @public The fixture sites of e2e build their menus with it.
 */
export function onTheRight(items: readonly NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({ position: 'right', ...item }));
}

/** A picture as an address, with as few escapes as an address in an attribute needs. */
function inAddress(svg: string): string {
  const short = svg.trim().replace(/>\s+</g, '><').replaceAll('"', "'");
  return `data:image/svg+xml,${short.replace(/[%#<>]/g, encodeURIComponent)}`;
}

/** The wordmark's picture, in the page itself: another request would come before the first text is whole. */
export const logo = inAddress(
  readFileSync(fileURLToPath(new URL(`../static/${platform.site.logo}`, import.meta.url)), 'utf8'),
);

export const navbar = {
  title: platform.site.name,
  logo: { src: logo, alt: '', width: 28, height: 28 },
  hideOnScroll: true,
  items: onTheRight([
    // By their menus, they lead to the same part of the version that the reader is in.
    { type: 'docSidebar', sidebarId: 'api', label: 'API', position: 'left' },
    { type: 'docSidebar', sidebarId: 'template', label: 'Templates', position: 'left' },
    { type: 'search' },
    {
      type: 'docsVersionDropdown',
      // With one version alone stock renders a plain link instead of a dropdown.
      dropdownItemsAfter: [
        // A part of its page is nowhere the current page: without the pattern, every API page would mark it as such.
        { to: '/api/#changes', label: 'API changes', activeBaseRegex: '^$' },
        { to: '/template/update/', label: 'Template changes' },
      ],
    },
    { type: 'localeDropdown' },
  ]),
} satisfies Partial<Navbar>;

/** A page and the words of the link to it. */
export interface Place {
  readonly to: string;
  readonly label: string;
}

/** Where most readers were going who end at an unknown address. */
export const oftenWanted: readonly Place[] = [
  { to: '/api/', label: 'API: your first call' },
  { to: '/api/items/', label: 'API: list items' },
  { to: '/api/#errors', label: 'API: all errors' },
  { to: '/template/', label: 'Templates: start here' },
  { to: '/template/default/must', label: 'Templates: required tags' },
  { to: '/template/#all-tags', label: 'Templates: all tags from A to Z' },
  { to: '/template/guideline/check_list', label: 'Templates: check a theme' },
  { to: '/template/faq/#owners', label: 'Shop owners: questions and answers' },
];

export const footer = {
  style: 'light' as const,
  logo: { src: logo, alt: platform.site.name, href: '/', width: 28, height: 28 },
  links: [
    {
      title: 'Build with the API',
      items: [
        { label: 'Overview', to: '/api/' },
        { label: 'Authorize a shop', to: '/api/oauth/authorize' },
        { label: 'Items', to: '/api/items/' },
        { label: 'Orders', to: '/api/orders/' },
      ],
    },
    {
      title: 'Write a theme',
      items: [
        { label: 'Overview', to: '/template/' },
        { label: 'Required tags', to: '/template/default/must' },
        { label: 'Checklist', to: '/template/guideline/check_list' },
        { label: 'Questions', to: '/template/faq/' },
      ],
    },
    {
      title: 'The platform',
      items: [
        { label: platform.name, href: platform.links.home },
        { label: 'Official API documentation', href: platform.links.officialApiDocs },
        { label: 'Official template documentation', href: platform.links.officialTemplateDocs },
        { label: 'Developer registration', href: platform.links.developers },
      ],
    },
  ],
  copyright: platform.site.copyright,
} satisfies ThemeConfig['footer'];
