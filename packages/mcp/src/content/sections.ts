import type { Page } from './content.ts';

/** A heading of a page. */
export interface Heading {
  readonly level: number;
  readonly text: string;
  readonly start: number;
}

/** A stretch of a page's Markdown. */
export interface Passage {
  readonly start: number;
  readonly end: number;
}

/** Headings of a page outside of code, its title first. */
export function headingsOf({ markdown }: Page): readonly Heading[] {
  const found: Heading[] = [];
  for (const { text: line, start, inCode } of linesOf(markdown)) {
    const [, signs = '', text = ''] = (!inCode && /^(#{1,6}) (.*)$/.exec(line)) || [];
    if (signs) found.push({ level: signs.length, text: withoutMarks(text), start });
  }
  return found;
}

/**
 * A heading with everything below it.
 * @param written Its text, or the beginning of it; case and marks do not matter.
 * @param nth Which one of several with this text, from 0.
 */
export function sectionOf(page: Page, written: string, nth = 0): Passage | undefined {
  const all = headingsOf(page);
  const wanted = plain(written);
  const same = all.filter(({ text }) => plain(text) === wanted);
  const found = same[nth] ?? same[0] ?? all.find(({ text }) => wanted !== '' && plain(text).startsWith(wanted));
  return found && { start: found.start, end: endOf(page, all, found) };
}

/** The entry of a list that begins with a link to this anchor of its own page, with all that is indented below it. */
export function entryOf({ markdown }: Page, address: string, anchor: string): Passage | undefined {
  const link = `](${address}#${anchor})`;
  let found: { readonly start: number; readonly depth: number } | undefined;
  let end = 0;
  for (const { text, start, inCode } of linesOf(markdown)) {
    const depth = text.search(/\S/);
    if (found === undefined) {
      const at = text.indexOf('](');
      // The box of a task is no link, and a row of a table that links to an entry is not the entry.
      if (inCode || !/^\s*[-*] \[/.test(text) || at < 0 || !text.startsWith(link, at)) continue;
      found = { start, depth };
    } else if (depth >= 0 && depth <= found.depth) break;
    if (depth >= 0) end = start + text.length;
  }
  return found && { start: found.start, end };
}

/** What begins the entry of a decision of the sandbox, and the paragraph above the list of them. */
const ofSandbox = /^(?:- \[`[\w-]+`\]\([^)]*#sandbox-|What the sandbox decides here\b|Choices of this site\b)/;

/** Whether what stands at a place is what the sandbox does, which says nothing about the platform. */
export function isOfSandbox(page: Page, place: number): boolean {
  if (pathTo(page, place).some(({ text }) => /\bsandbox\b/i.test(text))) return true;
  const entry = linesOf(page.markdown).findLast(({ text, start }) => start <= place && /^\S/.test(text));
  return entry !== undefined && ofSandbox.test(entry.text);
}

/** Whether a text has entries of the sandbox among others. */
export function namesSandboxRules(markdown: string): boolean {
  return new RegExp(ofSandbox, 'm').test(markdown);
}

/** Headings that a place lies below, from the title down. */
export function pathTo(page: Page, place: number): readonly Heading[] {
  const path: Heading[] = [];
  for (const heading of headingsOf(page)) {
    if (heading.start > place) break;
    while ((path.at(-1)?.level ?? 0) >= heading.level) path.pop();
    path.push(heading);
  }
  return path;
}

/** Paragraphs, lists and code of a page, each from its first line to its last. */
export function blocksOf(markdown: string): readonly Passage[] {
  const blocks: Passage[] = [];
  let start = -1;
  let end = -1;
  const close = () => {
    if (start >= 0) blocks.push({ start, end });
    start = -1;
  };
  for (const line of linesOf(markdown)) {
    if (line.text.trim() === '' && !line.inCode) close();
    else {
      if (start < 0) start = line.start;
      end = line.start + line.text.length;
    }
  }
  close();
  return blocks;
}

/** What says where the statements of a page come from that have no mark of their own. */
const rule = /\bwithout a mark\b|^Source: |^We found no copy\b/;
/** Rules that hold for the whole page, wherever they stand. */
const ofPage = /^(?:Source: |We found no copy\b|Facts without|(?:Statements|Entries) without|In the tag entries)/;

/**
 * What a passage leaves out when it is read alone: the sentences of its page that say what its statements without a mark
 * rest on. Those of the introduction and of the sections around it, and what holds for the whole page. Of a passage from the
 * top of the page on, which may be read in parts, they are those of the introduction and of the whole page.
 */
export function rulesOf(page: Page, { start, end }: Passage): readonly string[] {
  const around = pathTo(page, start).map((each) => each.start);
  return blocksOf(page.markdown).flatMap((block) => {
    if (start > 0 && block.start >= start && block.start < end) return [];
    const isNear = around.includes(pathTo(page, block.start).at(-1)?.start ?? -1);
    return page.markdown
      .slice(block.start, block.end)
      .split(/(?<=[.!?*]) (?=[A-Z[`])/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => rule.test(sentence) && (isNear || ofPage.test(sentence)));
  });
}

/** Whether a text says by itself what its statements without a mark rest on. */
export function saysItself(markdown: string): boolean {
  return rule.test(markdown);
}

interface Line {
  readonly text: string;
  readonly start: number;
  /** Inside a fence, its first and last line included. */
  readonly inCode: boolean;
}

export function linesOf(markdown: string): readonly Line[] {
  let fence = '';
  return [...markdown.matchAll(/^.*$/gm)].map(({ 0: text, index: start }) => {
    const [mark = ''] = /^\s*(?:`{3,}|~{3,})/.exec(text) ?? [];
    const inCode = fence !== '' || mark !== '';
    if (fence === '') fence = mark.trim();
    else if (mark.trim() === fence && text.trim() === fence) fence = '';
    return { text, start, inCode };
  });
}

function endOf({ markdown }: Page, all: readonly Heading[], { start, level }: Heading): number {
  return all.find((each) => each.start > start && each.level <= level)?.start ?? markdown.length;
}

/** Text without links, code marks and escapes. */
export function withoutMarks(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]|\\(?=[^\w\s])/g, '');
}

function plain(text: string): string {
  return withoutMarks(text).toLowerCase().replace(/\s+/g, ' ').replace(/^#+ /, '').trim();
}
