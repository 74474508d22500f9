import { archived, observedContents } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { contents } from './contents.ts';

/** What readers learn of the tags of the page syntax/contents. */
export const contentsProse: Record<(typeof contents)[number]['name'], TagProse> = {
  '{PageContents}': {
    summary: 'Prints the whole content that the platform makes for the current page.',
    prints:
      'the contact form, the privacy policy, the legal notice, the blog or a page of an app; nothing on pages that the theme draws itself',
    since: '2022-03',
    notes: 'Write it once in `<body>`, after your own page blocks and before the footer.',
    evidence: observedContents,
  },
  '{ContactContentsTag}': {
    summary: 'Prints the content of the contact page.',
    prints: 'elements made by the platform',
    notes: 'The guide of 2019 required it.',
    evidence: archived,
  },
  '{PrivacyContentsTag}': {
    summary: 'Prints the content of the privacy policy.',
    prints: 'elements made by the platform',
    notes: 'The guide of 2019 required it.',
    evidence: archived,
  },
  '{LawContentsTag}': {
    summary: 'Prints the content of the legal notice.',
    prints: 'elements made by the platform',
    notes: 'The guide of 2019 required it.',
    evidence: archived,
  },
  '{BlogContentsTag}': {
    summary: 'Prints the content of the blog pages.',
    prints: 'elements made by the platform',
    evidence: archived,
  },
  '{ItemAttentionTag}': {
    summary: 'Prints the notices of the item: tax, shipping, sales period and others.',
    prints: '`#itemAttention` with one `.attention` element per notice',
    sample: '<div id="itemAttention"><p class="attention">…</p></div>',
    evidence: archived,
  },
  '{IllegalReportTag}': {
    summary: 'Prints the control with which a visitor reports the item.',
    prints: 'an element with the class `report` and a link or a button',
    evidence: archived,
  },
  '{IllegalReportMessageTag}': {
    summary: 'Prints a message of thanks after a report.',
    prints: 'a message; in 2019: 違反通報ありがとうございます (“Thank you for reporting a violation”)',
    notes: 'In 2019 it appeared only on shops below thebase.in, because it uses the session.',
    evidence: archived,
  },
  '{EmbedWidgetTag}': {
    summary: 'Prints the widget code with which others show the item on their sites.',
    prints: 'elements made by the platform',
    evidence: archived,
  },
};
