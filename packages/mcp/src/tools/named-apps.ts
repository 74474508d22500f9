import { tagHref, tags } from '@shop-docs/template';
import type { Page } from '../content/content.ts';
import type { Docs } from '../content/docs.ts';
import { blocksOf, headingsOf } from '../content/sections.ts';
import { textOf } from '../content/tell.ts';
import { markFrom } from './marks.ts';
import { type Audience, appsNamed } from './questions.ts';

/** Fewer apps need no list: their passages are found. */
const fewest = 2;
const most = { apps: 8, tags: 3 } as const;
/** A sentence up to here says what an app does, in characters. */
const longest = 220;

/** The apps that a question names, when there are several: what each does, and where its page tells the one who asks. */
export interface NamedApps {
  readonly paths: readonly string[];
  readonly lines: readonly string[];
}

export function tellApps(docs: Docs, query: string, audience: Audience): NamedApps {
  const named = audience === 'program' ? [] : appsNamed(query).slice(0, most.apps);
  if (named.length < fewest) return { paths: [], lines: [] };
  const lines = named.map((path) => lineOf(docs, path, audience === 'owner'));
  return { paths: named, lines: ['Apps that it names:', ...lines] };
}

function lineOf(docs: Docs, path: string, isOwner: boolean): string {
  const page = docs.page(path);
  const names = tags
    .filter((tag) => tagHref(tag).startsWith(`${path}#`) && !tag.name.startsWith('{lang:'))
    .map(({ name }) => name)
    .slice(0, most.tags);
  const shown = isOwner || names.length === 0 ? '' : ` Tags: ${names.join(', ')}.`;
  const anchor = isOwner ? 'for-the-shop-owner' : 'in-a-theme';
  return `- ${page.title}: ${does(docs, page, isOwner)}${shown} ${path}#${anchor}`;
}

/** What an app does in a theme, or for buyers, with the mark of the sentence. */
function does(docs: Docs, page: Page, isOwner: boolean): string {
  const [title, next] = headingsOf(page);
  const start = page.markdown.indexOf('\n', title?.start ?? 0) + 1;
  const end = next?.start ?? page.markdown.length;
  const block = blocksOf(page.markdown.slice(start, end)).find(
    (each) => !page.markdown.startsWith('>', start + each.start),
  );
  if (!block) return '';
  const passage = { start: start + block.start, end: start + block.end };
  const sentences = textOf(docs, page, passage)
    .replace(/\s+/g, ' ')
    .split(/(?<=\.(?: \*[^*]+\*)?(?: \([^)]*\))?) (?=\p{Lu})/u);
  const said = (isOwner ? undefined : sentences.find((each) => /^A theme\b/.test(each))) ?? sentences[0] ?? '';
  const bare = said.replace(/^With the [^,]*App\), /, '');
  const short = bare.length > longest ? `${bare.slice(0, longest)} …` : bare;
  return /\*\w/.test(short) ? short : `${short} [${markFrom(page, passage)}]`;
}
