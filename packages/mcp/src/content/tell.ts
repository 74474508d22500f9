import { compact } from './compact.ts';
import type { Page } from './content.ts';
import type { Docs } from './docs.ts';
import { isOfSandbox, namesSandboxRules, type Passage, pathTo, rulesOf, saysItself, withoutMarks } from './sections.ts';

/** Language of samples where none is asked for. */
const usualLanguage = 'bash';

/** A passage as it is read: without what the reader knows already. */
export function textOf(docs: Docs, page: Page, { start, end }: Passage, language = usualLanguage): string {
  const own = page.markdown.slice(start, end).trim();
  return compact(own, { address: docs.address, path: page.path, language });
}

/** What statements of a passage rest on that have no mark; links are left out. */
function knownFrom(page: Page, passage: Passage): string {
  if (isOfSandbox(page, passage.start))
    return 'Known from: this site (sandbox): what the sandbox does, not a fact about the platform.';
  const rules = rulesOf(page, passage).map((each) => withoutMarks(each).replace(/^Source: /, ''));
  const key = page.path.startsWith('/template') ? '/template/#evidence' : '/api/#evidence';
  const text = page.markdown.slice(passage.start, passage.end);
  const isTold = saysItself(text);
  const usual = isTold
    ? 'what the text says'
    : `the newest official documentation, where a statement has no mark; see ${key}`;
  const own = namesSandboxRules(text) ? ' Rules of the sandbox are choices of this site (sandbox).' : '';
  return `Known from: ${rules.join(' ') || usual}${own}`;
}

/** Title of the page, and of the sections that a passage lies in. */
function titleOf(page: Page, { start }: Passage): string {
  return pathTo(page, start)
    .map(({ text }) => text)
    .join(' › ');
}

/** What stands above a passage: where it is, under which address, and how it is known. */
export function headOf(docs: Docs, page: Page, passage: Passage, anchor?: string): string {
  return [
    titleOf(page, passage),
    docs.link(page.path) + (anchor ? `#${anchor}` : ''),
    knownFrom(page, passage),
    `Links begin with ${docs.address}, those with # alone with this page.`,
  ].join('\n');
}
