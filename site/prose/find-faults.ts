import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spellCheckDocument } from 'cspell-lib';
import { createLinter, loadTextlintrc } from 'textlint';
import { reasonFor, type Subject, terminology } from './terms.ts';

/** Prose in Markdown, and where each of its lines comes from. */
export interface Text {
  readonly subject: Subject;
  readonly markdown: string;
  /** Place of a line, counted from 1, for the person who mends it. */
  readonly place: (line: number) => string;
}

/** What is wrong, and where. */
export interface Fault {
  readonly place: string;
  readonly message: string;
}

const words = readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** Terms that the list rejects. */
export async function findRejectedTerms(texts: readonly Text[]): Promise<readonly Fault[]> {
  const linters = { api: await linterFor('api'), site: await linterFor('site') };
  const faults: Fault[] = [];
  for (const { subject, markdown, place } of texts) {
    const { messages } = await linters[subject].lintText(withoutCode(markdown), join(tmpdir(), 'text.md'));
    for (const { message, loc } of messages) {
      const preferred = /use “(.+)” instead$/.exec(message)?.[1] ?? '';
      const reason = reasonFor(preferred);
      faults.push({ place: place(loc.start.line), message: reason ? `${message}. ${reason}` : message });
    }
  }
  return faults;
}

/** Words that neither American English nor the project's list knows. */
export async function findMisspelledWords(texts: readonly Text[]): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (const [index, { markdown, place }] of texts.entries()) {
    const text = withoutCode(markdown);
    const { issues } = await spellCheckDocument(
      { uri: `file:///text-${index}.md`, text, languageId: 'markdown' },
      { noConfigSearch: true },
      { language: 'en-US', words, enableFiletypes: ['markdown'] },
    );
    for (const { text: word, offset } of issues) {
      const line = text.slice(0, offset).split('\n').length;
      faults.push({ place: place(line), message: `Unexpected word “${word}”, expected American English` });
    }
  }
  return faults;
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const britishDate = new RegExp(String.raw`\b(\d{1,2}) (${months})\b(?: (\d{4})\b)?`, 'g');

/** Dates in British order. The list of terms cannot hold them: its linter passes over what begins a cell of a table. */
export function findBritishDates(texts: readonly Text[]): readonly Fault[] {
  return texts.flatMap(({ markdown, place }) =>
    withoutCode(markdown)
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(britishDate)].map(([found, day, month, year]) => ({
          place: place(index + 1),
          message: `Unexpected date “${found}”, expected American English: “${month} ${day}${year ? `, ${year}` : ''}”`,
        })),
      ),
  );
}

/** The words of a text that people read: without front matter, code, addresses and tags of MDX. Lines stay lines. */
export function proseOf(markdown: string): string {
  const matter = /^---\n[\s\S]*?\n---\n/.exec(markdown)?.[0] ?? '';
  return withoutCode(matter.replaceAll(/[^\n]/g, ' ') + markdown.slice(matter.length));
}

/** Blanks what is no prose: code, addresses, tags of MDX, Japanese and front matter keys. Lines stay lines. */
function withoutCode(markdown: string): string {
  const blank = (match: string) => match.replaceAll(/[^\n]/g, ' ');
  return markdown
    .replaceAll(/^```[\s\S]*?^```/gm, blank)
    .replaceAll(/^import .*$/gm, blank)
    .replaceAll(/(`+)[^`]+?\1/g, (match) => '`'.padEnd(match.length - 1, 'x').concat('`'))
    .replaceAll(/\]\([^)\s]*\)/g, (match) => `](${'x'.repeat(match.length - 3)})`)
    .replaceAll(/https?:\/\/\S+/g, blank)
    .replaceAll(/<\/?[A-Za-z][^>]*>/g, blank)
    .replaceAll(/\{#[\w-]+\}/g, blank);
}

/** A linter with the terms for a subject. textlint reads its settings from a file. */
async function linterFor(subject: Subject) {
  const folder = mkdtempSync(join(tmpdir(), 'terms-'));
  try {
    const file = join(folder, 'textlint.json');
    writeFileSync(file, JSON.stringify({ rules: { terminology: terminology(subject) } }));
    return createLinter({ descriptor: await loadTextlintrc({ configFilePath: file }) });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
