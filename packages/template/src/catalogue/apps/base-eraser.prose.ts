import { archived } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { baseEraser } from './base-eraser.ts';

/** What readers learn of the tags of the page apps/base_eraser_app. */
export const baseEraserProse: Record<(typeof baseEraser)[number]['name'], TagProse> = {
  '{block:AppsBaseEraser}': {
    summary: 'Shows its content when the logo-hiding app is installed.',
    since: '2015-11-25',
    evidence: archived,
  },
  '{block:NoAppsBaseEraser}': {
    summary: 'Shows its content when the logo-hiding app is not installed.',
    since: '2015-11-25',
    notes: 'The opposite starts with No, not with Not.',
    evidence: archived,
  },
};
