import { type Evidence, type EvidenceLevel, type Note, type Operation, operation } from '@shop-docs/api';
import type { List, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { apiMark } from '../evidence.ts';
import { closing, component, folded, heading } from '../jsx.ts';
import { baseLevel } from './base-level.ts';

/** `<Notes op="…" />`: what to know before the first call, each statement with its mark. */
export function notes({ op = '' }: Readonly<Record<string, string>>): RootContent[] {
  const own = operation(op);
  const base = baseLevel(own);
  const [open, more] = split(own.notes);
  const id = 'good-to-know';
  const label = more.length === 1 ? '1 more note' : `${more.length} more notes`;
  return [
    heading(2, 'Good to know', id),
    noteList(open, base),
    ...(more.length > 0 ? [folded(label, [noteList(more, base)], { 'data-of': id })] : []),
  ];
}

const mostNotes = 6;

/** Notes that are open, and those that are folded: background, and what would put the parameters screens away. */
function split(all: readonly Note[]): readonly [open: readonly Note[], more: readonly Note[]] {
  const useful = all.filter(({ background }) => !background);
  const isShort = useful.length === all.length && all.length <= mostNotes + 1;
  const open = isShort ? all : useful.slice(0, mostNotes);
  return [open, all.filter((note) => !open.includes(note))];
}

function noteList(statements: readonly Note[], base: EvidenceLevel): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: statements.map(({ text, evidence }) => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: [...inline(text), ...(evidence ? mark(evidence, base) : [])] }],
    })),
  };
}

/** The mark of a statement, after a space; nothing for what the page says once for all. */
export function mark(evidence: Evidence, base?: EvidenceLevel): PhrasingContent[] {
  const own = apiMark(evidence, base);
  if (!own) return [];
  const reason = evidence.reason?.replaceAll('`', ''); // it is said as plain text
  const element = { ...component('Evidence', { ...own, reason }), type: 'mdxJsxTextElement' };
  // The element is a flow element by type and a text element by content: both have the same parts.
  return [element as unknown as PhrasingContent];
}

/** Content of a single paragraph of Markdown. */
export function inline(markdown: string): readonly PhrasingContent[] {
  const [only] = fromMarkdown(markdown).children;
  return only?.type === 'paragraph' ? only.children : [];
}

/** A paragraph of Markdown. */
export const paragraph = (markdown: string): Paragraph => ({ type: 'paragraph', children: [...inline(markdown)] });

/** Where statements of a level come from, as a link where it is not the current documentation. */
export const origins: Readonly<Record<EvidenceLevel, string>> = {
  documented: 'the current documentation',
  archived: '[the documentation of 2019](/api/#source-archive-2019)',
  platform: '[other files of BASE](/api/#evidence)',
  observed: '[what others recorded or reported](/api/#evidence-observed)',
  inferred: '[conclusions of this site](/api/#evidence-inferred)',
};

/** The sentence that is said once for all statements without a mark. `what` names them: “Errors”, “Fields”. */
export const aboutUnmarked = (what: string, base: EvidenceLevel): string =>
  `${what} without a mark come from ${origins[base]}.`;

/** Where a page comes from: one paragraph at its end, so that marks are needed only on what deviates. */
export function provenance(op: Operation): RootContent {
  const { evidence, officialUrl, page } = op;
  const base = baseLevel(op);
  const rest = base === 'documented' ? 'Other sources are [marked](/api/#evidence).' : aboutUnmarked('Facts', base);
  const sources = evidence.source.split(', ');
  const official = `[official page](${officialUrl})`;
  const cut = cuts[page];
  const text = sources.includes('reference')
    ? cut
      ? `Source: an incomplete copy of the current ${official}; ${cut}. ${rest}`
      : `Source: a copy of the current ${official}. ${rest}`
    : sources.includes('tables-2026')
      ? `Source: call and parameters of the current ${official}, as a public connector recorded them on October 1, 2026. We did not find the rest. ${rest}`
      : `We found no copy of the current ${official}; integrators who read it in 2026 report the same calls. ${rest}`;
  return closing({ type: 'paragraph', children: [...inline(text)] });
}

const insideExample = 'it stops inside the example response';

/** Where the copy of a page stops. What follows there, such as what fields mean, has another source. */
const cuts: Readonly<Record<string, string>> = {
  'items/search': insideExample,
  'items/delete_image': insideExample,
  'orders/index': 'it stops inside the list of payment methods',
  'orders/detail':
    'it stops at `order_receiver.tel`, inside the example response. For the fields after it, this page uses the documentation of 2019 and public clients',
  'orders/edit_status': 'it stops inside the parameter table',
  'savings/index': 'it stops inside the list of errors',
  'search/index': insideExample,
  'search/refresh': insideExample,
};
