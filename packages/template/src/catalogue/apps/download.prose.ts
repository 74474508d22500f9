import { archived } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { download } from './download.ts';

/** What readers learn of the tags of the page apps/download_app. */
export const downloadProse: Record<(typeof download)[number]['name'], TagProse> = {
  '{block:AppsDownload}': {
    summary: 'Shows its content when the digital content app is installed.',
    notes: 'No opposite block is documented.',
    evidence: archived,
  },
  '{block:ItemDigitalContent}': {
    summary: 'Shows its content when the item is digital content.',
    notes: 'No opposite block is documented.',
    evidence: archived,
  },
  '{ItemDigitalContent}': {
    summary: 'Prints the file name of the digital content.',
    prints: 'text',
    sample: 'pattern.pdf',
    evidence: archived,
  },
};
