export { buildIndex } from '../engine/build-index.ts';
export { extractPage, type PageOptions, type Section } from './extract-page.ts';
export { defaultSections, extractSite, type SiteOptions } from './extract-site.ts';
