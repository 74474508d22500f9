export { buildIndex, buildTiers } from '../engine/build-index.ts';
export { type PartedFiles, splitIndex } from '../parts/split-index.ts';
export type { SearchRecord } from '../record.ts';
export { extractPage, type PageOptions, type Section } from './extract-page.ts';
export {
  createRecordReader,
  defaultSections,
  extractSite,
  type RecordReader,
  type SiteOptions,
} from './extract-site.ts';
