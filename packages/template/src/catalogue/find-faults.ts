import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findTag } from './find-tag.ts';
import { guidePages } from './guide-pages.ts';
import { findMistake } from './mistakes.ts';
import type { EvidenceLevel, GuidePage } from './tag.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const levels: Readonly<Record<EvidenceLevel, true>> = {
  documented: true,
  archived: true,
  platform: true,
  observed: true,
  inferred: true,
};
const needed = ['name', 'kind', 'summary', 'evidence'];
/** A tag in a text, as a theme has it. */
const tagInText = /`(\{\/?[A-Za-z][\w-]*(?::[^{}`\n]+|\[[\d-]+\][\w-]*)?\})`/g;

/**
 * Looks for what an author of the catalogue left out or mistyped. The compiler finds the same, but nobody runs it before
 * a page is made.
 * @param pages Default: those of the guide.
 * @returns A line for each mistake: file, line, tag, what was found, what was expected.
 */
export function findFaults(pages: readonly GuidePage[] = guidePages): readonly string[] {
  const names = new Set(pages.flatMap(({ tags }) => tags.map(({ name }) => name)));
  const isTag = (written: string) => {
    const name = written.replace('{/', '{');
    return names.has(name) || findTag(name) !== undefined || findMistake(name) !== undefined;
  };
  return pages.flatMap(({ page, tags }) =>
    tags.flatMap((tag) => {
      const mistakes = mistakesOf(tag, isTag);
      return mistakes.map((what) => `${placeOf(tag.name)}: ${tag.name || page}: ${what}`);
    }),
  );
}

/** @param tag An entry, of which nothing is taken for granted. */
function mistakesOf(tag: object, isTag: (written: string) => boolean): readonly string[] {
  const missing = needed.filter((key) => !Reflect.get(tag, key));
  const found =
    missing.length > 0 ? [`Unexpected entry without ${missing.join(' or ')}, expected ${needed.join(', ')}`] : [];
  for (const [key, value] of Object.entries(tag)) {
    if (/evidence$/i.test(key) && value) found.push(...evidenceMistakes(key, value));
    if (typeof value !== 'string') continue;
    for (const [, written = ''] of value.matchAll(tagInText))
      if (!isTag(written)) found.push(`Unexpected tag ${written} in ${key}, expected a tag of the catalogue`);
  }
  return found;
}

function evidenceMistakes(key: string, evidence: object): readonly string[] {
  const { level, source, reason } = evidence as { level?: string; source?: string; reason?: string }; // looked at below
  if (!level || !Object.hasOwn(levels, level))
    return [`Unexpected level ${level} in ${key}, expected one of ${Object.keys(levels).join(', ')}`];
  if (!source) return [`Unexpected ${key} without a source, expected one of evidence.ts`];
  return level === 'inferred' && !reason ? [`Unexpected inference without a reason in ${key}, expected one`] : [];
}

/** File and line of an entry. */
function placeOf(name: string): string {
  for (const part of ['syntax', 'default', 'item', 'apps'])
    for (const file of readdirSync(join(folder, part)).filter((each) => /(?<!\.test)\.ts$/.test(each))) {
      const lines = readFileSync(join(folder, part, file), 'utf8').split('\n');
      const at = lines.findIndex((line) => line.includes(`name: '${name}'`));
      if (at >= 0) return `packages/template/src/catalogue/${part}/${file}:${at + 1}`;
    }
  return 'packages/template/src/catalogue/guide-pages.ts:1';
}
