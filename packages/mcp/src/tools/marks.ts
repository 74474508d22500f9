import { sources as apiSources } from '@shop-docs/api';
import { sources as templateSources } from '@shop-docs/template';
import type { Page } from '../content/content.ts';
import { isOfSandbox, type Passage, rulesOf } from '../content/sections.ts';
import { sandboxWord, wordOf } from './evidence.ts';

/** What statements rest on that have no mark in the text: the nearest rule of the page that names a source. */
export function markFrom(page: Page, passage: Passage): string {
  if (isOfSandbox(page, passage.start)) return sandboxWord;
  const rules = rulesOf(page, { start: passage.start, end: passage.start }); // also those that the passage has itself
  const isOfOperation = (rule: string) => rule.startsWith('Source: ');
  const ordered = [...rules.filter(isOfOperation), ...rules.filter((rule) => !isOfOperation(rule))];
  const levels = ordered.flatMap((rule) => levelOf(rule) ?? []);
  return `unmarked: ${levels.at(-1) ?? (rules.length > 0 ? 'see the page' : 'current')}`;
}

/** The word for the source that a rule links to, or names. */
function levelOf(rule: string): string | undefined {
  const [, id] = /#source-([\w-]+)/.exec(rule) ?? [];
  const source = [...apiSources, ...templateSources].find((each) => each.id === id);
  if (source) return wordOf(source.level);
  if (/\bobserved\b/.test(rule)) return 'observed';
  if (/\bcurrent\b/.test(rule)) return 'current';
  return /\b2019\b/.test(rule) ? '2019' : undefined;
}
