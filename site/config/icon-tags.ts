import type { HtmlTagObject } from '@docusaurus/types';

/** Links to the icons and the manifest, and the colour of the browser's own frame. */
export const iconTags: HtmlTagObject[] = [
  { tagName: 'link', attributes: { rel: 'manifest', href: '/manifest.webmanifest' } },
  { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/img/icon-180.png' } },
  { tagName: 'meta', attributes: { name: 'theme-color', content: '#0b665c' } },
];
