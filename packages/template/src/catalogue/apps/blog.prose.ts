import { archived } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { blog } from './blog.ts';

/** What readers learn of the tags of the page apps/blog_app. */
export const blogProse: Record<(typeof blog)[number]['name'], TagProse> = {
  '{block:AppsBlog}': {
    summary: 'Shows its content when the blog app is installed.',
    notes: 'No opposite block is documented.',
    evidence: archived,
  },
  '{block:AppsBlogArticleIsPinned}': {
    summary: 'Shows its content when the blog has a pinned article.',
    since: '2017-11-22',
    evidence: archived,
  },
  '{AppsBlogArticleTitle}': {
    summary: 'Prints the title of the pinned article.',
    prints: 'text',
    sample: 'Spring opening hours',
    evidence: archived,
  },
  '{AppsBlogArticlePageURL}': {
    summary: 'Prints the address of the pinned article.',
    prints: 'an address',
    sample: 'https://shop.thebase.in/blog/2026/04/01/090000',
    evidence: archived,
  },
  '{BlogPageURL}': {
    summary: 'Prints the address of the blog.',
    prints: 'an address',
    sample: 'https://shop.thebase.in/blog',
    evidence: archived,
  },
  '{BlogFeedPageURL}': {
    summary: 'Prints the address of the RSS feed of the blog.',
    prints: 'an address',
    since: '2017-10-18',
    notes: 'Each entry of the feed has title and link and, beyond the standard, an image element.',
    sample: 'https://shop.thebase.in/blog/feed',
    evidence: archived,
  },
};
