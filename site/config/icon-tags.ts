import type { HtmlTagObject } from '@docusaurus/types';
import { palette } from './palette.ts';

/** Links to the icons and the manifest, and the color of the browser's own frame. */
export const iconTags = (baseUrl: string): HtmlTagObject[] => [
  { tagName: 'link', attributes: { rel: 'manifest', href: `${baseUrl}manifest.webmanifest` } },
  { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: `${baseUrl}img/icon-180.png` } },
  { tagName: 'meta', attributes: { name: 'theme-color', content: palette.accent } },
];
