import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closest } from '../check/closest.ts';
import { appIds } from './app-id.ts';
import { proseKeys } from './facts-source.ts';
import { findTag } from './find-tag.ts';
import { guidePages } from './guide-pages.ts';
import { findMistake } from './mistakes.ts';
import { pageNames } from './page-name.ts';
import type { Deprecation, Escaping, Evidence, EvidenceLevel, GuidePage, TagEntry, TagKind } from './tag.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const levels: Readonly<Record<EvidenceLevel, true>> = {
  documented: true,
  archived: true,
  platform: true,
  observed: true,
  inferred: true,
};
const kinds: Readonly<Record<TagKind, true>> = {
  variable: true,
  condition: true,
  loop: true,
  form: true,
  text: true,
  option: true,
};
const escapings: Readonly<Record<Escaping, true>> = {
  html: true,
  mixed: true,
  text: true,
  markup: true,
  url: true,
  plain: true,
};
const needed = ['name', 'kind', 'summary', 'evidence'];
/** Keys of an entry. */
const keys: Readonly<Record<keyof TagEntry, true>> = {
  name: true,
  kind: true,
  negates: true,
  selects: true,
  pages: true,
  within: true,
  mostWithin: true,
  guard: true,
  app: true,
  escaping: true,
  required: true,
  deprecated: true,
  ...proseKeys,
};
const evidenceKeys: Readonly<Record<keyof Evidence, true>> = { level: true, source: true, reason: true };
const deprecationKeys: Readonly<Record<keyof Deprecation, true>> = { since: true, use: true, note: true };
/** Keys whose values are few. */
const values: Readonly<Record<string, readonly string[]>> = {
  kind: Object.keys(kinds),
  escaping: Object.keys(escapings),
  app: appIds,
  pages: pageNames,
  selects: pageNames,
};
/** Keys that name other entries. */
const references = ['negates', 'guard', 'within'];
/** A tag in a text, as a theme has it. */
const tagInText = /`(\{\/?[A-Za-z][\w-]*(?::[^{}`\n]+|\[[\d-]+\][\w-]*)?\})`/g;

/**
 * Looks for what an author of the catalogue left out or mistyped. The compiler finds the same, but nobody runs it before
 * a page is made.
 * @param pages Default: those of the guide.
 * @returns A line for each mistake: file, line, tag, what was found, what was expected.
 */
export function findFaults(pages: readonly GuidePage[] = guidePages): readonly string[] {
  const names = new Set(pages.flatMap(({ tags }) => tags.map(({ name }) => name)).filter(Boolean));
  const isTag = (written: string) => {
    const name = written.replace('{/', '{');
    return names.has(name) || findTag(name) !== undefined || findMistake(name) !== undefined;
  };
  const seen = new Map<string, string>();
  return pages.flatMap(({ page, tags }) =>
    tags.flatMap((tag) => {
      const mistakes = mistakesOf(tag, isTag, [...names]);
      const first = seen.get(tag.name);
      if (first !== undefined)
        mistakes.push({ what: `Unexpected second entry ${tag.name}, expected one; the first is of ${first}` });
      seen.set(tag.name, page);
      if (mistakes.length === 0) return [];
      const place = placeOf(tag.name, page, first === page);
      return mistakes.map(({ what, word }) => `${placeIn(place, word)}: ${tag.name || page}: ${what}`);
    }),
  );
}

/** What is wrong with an entry, and the word of it that is. */
interface Mistake {
  readonly what: string;
  readonly word?: string;
}

/** @param tag An entry, of which nothing is taken for granted. */
function mistakesOf(tag: object, isTag: (written: string) => boolean, names: readonly string[]): Mistake[] {
  const found: Mistake[] = unknownKeys(tag, keys);
  const unknown = Object.keys(tag).filter((key) => !Object.hasOwn(keys, key));
  const meant = unknown.map((key) => closest(key, Object.keys(keys))); // which has an answer of its own
  const missing = needed.filter((key) => !Reflect.get(tag, key) && !meant.includes(key));
  if (missing.length > 0)
    found.push({ what: `Unexpected entry without ${missing.join(' or ')}, expected ${needed.join(', ')}` });
  for (const [key, value] of Object.entries(tag)) {
    if (/evidence$/i.test(key) && Object.hasOwn(keys, key) && value) found.push(...evidenceMistakes(key, value));
    const known = references.includes(key) ? names : values[key];
    for (const word of Array.isArray(value) ? value : [value])
      if (known && word && !known.includes(word))
        found.push({
          what: `Unexpected ${key} ${word}, expected ${nearestOf(String(word), known)}`,
          word: String(word),
        });
    if (key === 'deprecated' && value) found.push(...deprecationMistakes(value, names));
    if (typeof value !== 'string' || references.includes(key)) continue;
    for (const [, written = ''] of value.matchAll(tagInText))
      if (!isTag(written))
        found.push({ what: `Unexpected tag ${written} in ${key}, expected a tag of the catalogue`, word: written });
  }
  return found;
}

/** What an author most likely meant, or what there is. */
function nearestOf(written: string, known: readonly string[]): string {
  return closest(written, known) ?? (known.length > 30 ? 'the name of an entry' : known.join(', '));
}

function unknownKeys(map: object, known: object): Mistake[] {
  return Object.keys(map)
    .filter((key) => !Object.hasOwn(known, key))
    .map((key) => ({
      what: `Unexpected key ${key}, expected ${closest(key, Object.keys(known)) ?? 'one of tag.ts'}`,
      word: `${key}:`,
    }));
}

function deprecationMistakes(deprecated: object, names: readonly string[]): readonly Mistake[] {
  const { use } = deprecated as { use?: string }; // looked at below
  const found = unknownKeys(deprecated, deprecationKeys);
  if (use && !names.includes(use))
    found.push({ what: `Unexpected use ${use} in deprecated, expected ${nearestOf(use, names)}`, word: use });
  return found;
}

function evidenceMistakes(key: string, evidence: object): readonly Mistake[] {
  const { level, source, reason } = evidence as { level?: string; source?: string; reason?: string }; // looked at below
  const unknown = unknownKeys(evidence, evidenceKeys);
  if (unknown.length > 0) return unknown;
  if (!level || !Object.hasOwn(levels, level))
    return [{ what: `Unexpected level ${level} in ${key}, expected one of ${Object.keys(levels).join(', ')}` }];
  if (!source) return [{ what: `Unexpected ${key} without a source, expected one of evidence.ts` }];
  return level === 'inferred' && !reason
    ? [{ what: `Unexpected inference without a reason in ${key}, expected one` }]
    : [];
}

/** A file of the catalogue. */
interface Source {
  readonly file: string;
  readonly page: string;
  readonly lines: readonly string[];
}

/** Where an entry begins, or its file when that is unknown; lines are counted from 0. */
type Place = Source & { readonly at: number };

function sources(): readonly Source[] {
  return ['syntax', 'default', 'item', 'apps'].flatMap((part) =>
    readdirSync(join(folder, part))
      .filter((each) => /(?<!\.test)\.ts$/.test(each))
      .map((file) => {
        const text = readFileSync(join(folder, part, file), 'utf8');
        const page = /^ {2}page: '([^']+)'/m.exec(text)?.[1] ?? '';
        return { file: `${part}/${file}`, page, lines: text.split('\n') };
      }),
  );
}

/** Where an entry stands: of two on one page, the second. */
function placeOf(name: string, page: string, isSecond: boolean): Place | undefined {
  const files = sources();
  const places = files.flatMap((source) =>
    source.lines.flatMap((line, at) => (line.includes(`name: '${name}'`) ? [{ ...source, at }] : [])),
  );
  const own = places.filter((each) => each.page === page);
  const file = files.find((each) => each.page === page);
  return own.at(isSecond ? -1 : 0) ?? places[0] ?? (file && { ...file, at: 0 });
}

/** File and line of a word of an entry, or of the entry. */
function placeIn(place: Place | undefined, word: string | undefined): string {
  if (!place) return 'packages/template/src/catalogue/guide-pages.ts:1';
  const { file, lines, at } = place;
  const next = at === 0 ? -1 : lines.findIndex((line, index) => index > at && /^ {6}name: /.test(line));
  const own = lines.slice(at, next < 0 ? lines.length : next);
  const within =
    word === undefined
      ? 0
      : Math.max(
          0,
          own.findIndex((line) => line.includes(word)),
        );
  return `packages/template/src/catalogue/${file}:${at + 1 + within}`;
}
