import { type Hierarchy, type Kind, LEVELS, usualAnchor } from '../contract.ts';
import { uncounted } from '../count-rows.ts';
import { buildIndex } from '../engine/build-index.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import { recordId, type SearchRecord } from '../record.ts';

/** What stands on a page of a small site, in its order. */
export type Below =
  | { readonly title: string; readonly text?: string; readonly below?: readonly Below[] }
  /** A text that is a record of its own, below the heading that it follows. */
  | { readonly prose: string }
  | { readonly kind: Kind; readonly name: string; readonly text?: string; readonly detail?: string };

export interface SmallPage {
  readonly path: string;
  readonly title: string;
  /** The part of the site: the topmost level of every hierarchy. */
  readonly part?: string;
  readonly text?: string;
  readonly language?: string;
  readonly below?: readonly Below[];
}

const nothing: Hierarchy = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

/** Records of a small site, as the extractor makes them of pages. */
export function smallSite(pages: readonly SmallPage[]): SearchRecord[] {
  const records: SearchRecord[] = [];
  for (const { path, title, part = 'Documentation', text, language = 'en', below = [] } of pages) {
    const add = (hierarchy: Hierarchy, level: number, kind: Kind, content?: string, detail?: string): void => {
      const type = LEVELS[level] ?? 'lvl6';
      const name = hierarchy[type] ?? '';
      const anchor = kind === 'page' ? null : usualAnchor(kind, name);
      const said = {
        hierarchy,
        content: content ?? null,
        type,
        anchor,
        language,
        docusaurus_tag: 'default',
        version: 'current',
        kind,
      } as const;
      records.push({
        objectID: recordId({ ...said, path }),
        ...said,
        url: anchor === null ? path : `${path}#${anchor}`,
        url_without_anchor: path,
        facts: { detail: detail ?? null, operation: null, ...uncounted },
        position: records.length,
        weight: 0,
      });
    };
    const addText = (hierarchy: Hierarchy, content: string): void => {
      const above = records.at(-1)?.anchor ?? null;
      const said = { hierarchy, content, type: 'content', anchor: above, kind: 'prose' } as const;
      const common = { language, docusaurus_tag: 'default', version: 'current' };
      records.push({
        objectID: recordId({ ...said, ...common, path }),
        ...said,
        ...common,
        url: above === null ? path : `${path}#${above}`,
        url_without_anchor: path,
        facts: { detail: null, operation: null, ...uncounted },
        position: records.length,
        weight: 0,
      });
    };
    const descend = (parent: Hierarchy, level: number, each: Below): void => {
      if ('prose' in each) {
        addText(parent, each.prose);
        return;
      }
      const own = { ...parent, [LEVELS[level] ?? 'lvl6']: 'kind' in each ? each.name : each.title };
      if ('kind' in each) {
        add(own, level, each.kind, each.text, each.detail);
        return;
      }
      add(own, level, 'section', each.text);
      for (const deeper of each.below ?? []) descend(own, level + 1, deeper);
    };
    const top = { ...nothing, lvl0: part, lvl1: title };
    add(top, 1, 'page', text);
    for (const each of below) descend(top, 2, each);
  }
  return records;
}

/** An engine over a small site, with its running text. */
export function smallEngine(pages: readonly SmallPage[]): Engine {
  const { first, second } = buildIndex(smallSite(pages));
  return createEngine(JSON.parse(first), JSON.parse(second));
}

/** Addresses of what answers a query, best first. */
export function answers(engine: Engine, query: string, here?: string): string[] {
  const { hits, open } = engine.search(query, undefined, here);
  return hits.map((hit) => open(hit).record.url);
}
