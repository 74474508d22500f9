import { archived } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { iterator } from './iterator.ts';

/** What readers learn of the tags of the page syntax/iterator. */
export const iteratorProse: Record<(typeof iterator)[number]['name'], TagProse> = {
  '{block:Item[1-24]}': {
    summary: 'Shows its content only in the given turn of the item loop.',
    limits: 'Numbers 1 to 24.',
    notes: 'Type the number into the name: `{block:Item2}` is the second turn. Counting starts at 1.',
    evidence: archived,
  },
  '{block:NotItem[1-24]}': {
    summary: 'Shows its content in every turn of the item loop except the given one.',
    limits: 'Numbers 1 to 24.',
    notes: '`{block:NotItem1}` before an item gives you a separator between items.',
    evidence: archived,
  },
  '{block:Odd}': {
    summary: 'Shows its content in the first, third, fifth … turn of the item loop.',
    evidence: archived,
  },
  '{block:Even}': {
    summary: 'Shows its content in the second, fourth, sixth … turn of the item loop.',
    evidence: archived,
  },
  '{Counter}': {
    summary: 'Prints a number that grows by one every time the tag is printed.',
    prints: 'a number',
    notes:
      'The archived guide says that it starts at 1. The stock theme of 2025 uses it where counting from 0 is needed, so check the first value in the editor’s preview. That it belongs on this page is an inference.',
    sample: '1',
    evidence: archived,
  },
};
