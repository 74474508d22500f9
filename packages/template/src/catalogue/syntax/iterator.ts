import { archived, stock2025 } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const iterator = {
  page: 'syntax/iterator',
  tags: [
    {
      name: '{block:Item[1-24]}',
      kind: 'condition',
      within: ['{block:Items}'],
      summary: 'Shows its content only in the given iteration of the item loop.',
      limits: 'Numbers 1 to 24.',
      notes: 'Counting starts at 1.',
      evidence: archived,
    },
    {
      name: '{block:NotItem[1-24]}',
      kind: 'condition',
      negates: '{block:Item[1-24]}',
      within: ['{block:Items}'],
      summary: 'Shows its content in every iteration of the item loop except the given one.',
      limits: 'Numbers 1 to 24.',
      notes: '`{block:NotItem1}` before an item gives you a separator between items.',
      evidence: archived,
    },
    {
      name: '{block:Odd}',
      kind: 'condition',
      within: ['{block:Items}'],
      summary: 'Shows its content in the first, third, fifth … iteration of the item loop.',
      evidence: archived,
    },
    {
      name: '{block:Even}',
      kind: 'condition',
      negates: '{block:Odd}',
      within: ['{block:Items}'],
      summary: 'Shows its content in the second, fourth … iteration of the item loop.',
      evidence: archived,
    },
    {
      name: '{Counter}',
      kind: 'variable',
      escaping: 'plain',
      summary: 'Prints a number that grows by one each time the tag prints.',
      prints: 'a number',
      notes: 'Check the first value in the preview of BASE: sources disagree.',
      notesEvidence: stock2025,
      sample: '1',
      evidence: archived,
    },
  ],
} as const satisfies GuidePage;
