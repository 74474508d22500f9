import type { Page } from './content.ts';

interface Heading {
  readonly level: number;
  readonly text: string;
  readonly start: number;
}

/** Texts of the headings below the title. */
export function headingsOf(page: Page): string[] {
  return headings(page.markdown).flatMap(({ level, text }) => (level > 1 ? [text] : []));
}

/**
 * A heading with everything below it.
 * @param written Its text, or the beginning of it; case and marks do not matter.
 * @throws {RangeError} When the page has no such heading.
 */
export function sectionOf(page: Page, written: string): string {
  const all = headings(page.markdown);
  const wanted = plain(written);
  const found =
    all.find(({ text }) => plain(text) === wanted) ?? all.find(({ text }) => plain(text).startsWith(wanted));
  if (!found)
    throw new RangeError(`Unexpected heading ${written}, expected one of the page: ${headingsOf(page).join(' · ')}`);
  const next = all.find(({ start, level }) => start > found.start && level <= found.level);
  return page.markdown.slice(found.start, next?.start).trimEnd();
}

/** Headings outside of code. */
function headings(markdown: string): readonly Heading[] {
  const found: Heading[] = [];
  let fence = '';
  for (const { 0: line, index } of markdown.matchAll(/^.*$/gm)) {
    const [mark = ''] = /^\s*(?:`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === '') fence = mark.trim();
    else if (mark.trim() === fence && line.trim() === fence) fence = '';
    const [, signs = '', text = ''] = (fence === '' && /^(#{1,6}) (.*)$/.exec(line)) || [];
    if (signs) found.push({ level: signs.length, text: withoutMarks(text), start: index });
  }
  return found;
}

/** Text without links, code marks and escapes. */
function withoutMarks(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]|\\(?=[^\w\s])/g, '');
}

function plain(text: string): string {
  return withoutMarks(text).toLowerCase().replace(/\s+/g, ' ').replace(/^#+ /, '').trim();
}
