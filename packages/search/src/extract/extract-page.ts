import type { CheerioAPI } from 'cheerio';
import { type Hierarchy, isKind, isRowKind, KINDS, type Kind, LEVELS, type Level, markup } from '../contract.ts';
import { recordId, type SearchRecord, weightOf } from '../record.ts';
import { type PageBlock, pageBlocks } from './page-blocks.ts';

/** A part of the site: pages whose path starts with `prefix`, in any version and language, stand under `title`. */
export interface Section {
  readonly prefix: string;
  readonly title: string;
}

export interface PageOptions {
  /** The path that the page is served under; a canonical link in the page goes before it. */
  readonly path: string;
  readonly sections: readonly Section[];
  /** Path that the site stands under, with a slash at both ends, to leave out of the urls. */
  readonly withoutBase?: string;
  /** Scheme and host put before every url; without it urls are paths. */
  readonly origin?: string;
}

const LONGEST_TEXT = 480;
const EMPTY: Hierarchy = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

/**
 * Turns one built page into records. What a row says of others of its name, `facts.pages` and `facts.places`, counts this one alone.
 * @param $ The page, parsed; it stays as it is.
 * @returns [] for pages without documentation content (search page, redirects) and those that ask not to be indexed.
 */
export function extractPage($: CheerioAPI, options: PageOptions): SearchRecord[] {
  const root = $('main article .markdown').first().get(0);
  if (!root || /noindex/.test($('meta[name="robots"]').attr('content') ?? '')) return [];
  const canonical = $('link[rel="canonical"]').attr('href');
  const served = canonical ? decodeURI(new URL(canonical, 'http://localhost').pathname) : options.path;
  const { withoutBase = '/' } = options;
  const path = served.startsWith(withoutBase) ? `/${served.slice(withoutBase.length)}` : served;
  const meta = (name: string): string | undefined =>
    $(`meta[name="docsearch:${name}"], meta[name="docusaurus_${name}"]`).attr('content');
  const facets = {
    language: meta('language') ?? $('html').attr('lang') ?? 'en',
    docusaurus_tag:
      $('meta[name="docsearch:docusaurus_tag"], meta[name="docusaurus_tag"]').attr('content') ?? 'default',
    version: meta('version') ?? 'current',
  };
  const section = sectionOf(options.path, options.sections)?.title ?? 'Documentation';
  const blocks = pageBlocks($, root);
  const operation = blocks.find((block) => block.type === 'row' && block.kind === 'operation');
  const called = operation?.type === 'row' ? operation.name : null;
  const records: SearchRecord[] = [];
  const seen = new Set<string>();
  const add: Add = ({ detail = null, ...draft }) => {
    const objectID = recordId({ ...draft, ...facets, path });
    if (seen.has(objectID)) return;
    seen.add(objectID);
    const base = `${options.origin ?? ''}${path}`;
    const url = draft.anchor ? `${base}#${draft.anchor}` : base;
    const weight = weightOf(draft.kind, draft.type);
    const alone = isRowKind(draft.kind) ? '1' : null;
    const facts = { detail, operation: called, pages: alone, places: alone };
    const position = records.length;
    records.push({ objectID, ...draft, url, url_without_anchor: base, ...facets, facts, position, weight });
  };
  readBlocks(blocks, { ...EMPTY, lvl0: section }, add);
  return records;
}

/** The section whose prefix comes first in a path: versions and languages stand below steps of their own. */
function sectionOf(path: string, sections: readonly Section[]): Section | undefined {
  const place = ({ prefix }: Section) => `${path}/`.indexOf(`${prefix}/`);
  return sections.filter((each) => place(each) >= 0).sort((one, other) => place(one) - place(other))[0];
}

type Add = (draft: {
  hierarchy: Hierarchy;
  content: string | null;
  type: SearchRecord['type'];
  anchor: string | null;
  kind: Kind;
  detail?: string | null;
}) => void;

function readBlocks(blocks: readonly PageBlock[], start: Hierarchy, add: Add): void {
  let hierarchy = start;
  let anchor: string | null = null;
  let pending = '';
  const flush = (): void => {
    if (pending) add({ hierarchy, content: pending, type: 'content', anchor, kind: 'prose' });
    pending = '';
  };
  for (const block of blocks) {
    if (block.type === 'text') {
      if (pending && pending.length + block.text.length > LONGEST_TEXT) flush();
      pending = pending ? `${pending} ${block.text}` : block.text;
    } else if (block.type === 'heading') {
      flush();
      if (!block.text) continue;
      const level = levelOf(block.level);
      hierarchy = below(hierarchy, level, block.text);
      anchor = block.level === 1 ? null : (block.id ?? anchor);
      add({ hierarchy, content: null, type: level, anchor, kind: block.level === 1 ? 'page' : 'section' });
    } else {
      const level: Level = hierarchy.lvl2 === null ? 'lvl2' : 'lvl3';
      add({
        hierarchy: below(hierarchy, level, block.name),
        content: block.text || null,
        type: level,
        anchor: block.id ?? anchor,
        kind: kindOf(block.kind),
        detail: block.detail || null,
      });
    }
  }
  flush();
}

function levelOf(level: number): Level {
  return LEVELS[level] ?? 'lvl6';
}

/** The hierarchy with `text` at the level and nothing deeper. */
function below(hierarchy: Hierarchy, level: Level, text: string): Hierarchy {
  const depth = LEVELS.indexOf(level);
  const next = { ...hierarchy, [level]: text };
  for (const deeper of LEVELS.slice(depth + 1)) next[deeper] = null;
  return next;
}

function kindOf(name: string): Kind {
  if (!isKind(name)) throw new Error(`Unexpected ${markup.kind} "${name}", expected one of ${KINDS.join(', ')}`);
  return name;
}
