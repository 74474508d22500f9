import { type Evidence, sources } from '@shop-docs/api';
import { type Source as TemplateSource, sources as templateSources } from '@shop-docs/template';

/** The word of each level: the marks of the pages, and `current` for what has none there. */
const words = {
  documented: 'current',
  archived: '2019',
  platform: 'platform',
  observed: 'observed',
  inferred: 'inferred',
} as const;

/** The word for what is no statement about the platform: the sandbox's own choices. */
export const sandboxWord = 'sandbox';

/** What the words mean: the key to every answer. */
export const evidenceKey =
  'How a statement is known: current = the newest official documentation says so; 2019 = the official documentation or guide of ' +
  '2019, and nothing newer disagrees; platform = other official material; observed = others recorded or reported it; inferred = ' +
  'a conclusion of this site, with its reason; sandbox = what our sandbox does, no fact about the platform. A statement without a mark rests on what the line “Known from” above it says.';

/** `2019 (archive-2019)` */
export function known({ level, source, reason }: Pick<Evidence, 'level' | 'source' | 'reason'>): string {
  return `${words[level]} (${source}${reason ? `; ${reason}` : ''})`;
}

/** The word of a level. */
export function wordOf(level: Evidence['level']): string {
  return words[level];
}

/** What ids of sources stand for, one line each. */
export function sourceLines(written: Iterable<string>): string[] {
  const ids = new Set([...written].flatMap((each) => each.split(/,\s*/)));
  const all: readonly Pick<TemplateSource, 'id' | 'title' | 'url'>[] = [...sources, ...templateSources];
  return all.flatMap(({ id, title, url }) => (ids.delete(id) ? [`${id}: ${title}${url ? ` (${url})` : ''}`] : []));
}
