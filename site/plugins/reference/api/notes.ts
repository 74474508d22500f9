import { type Note, type Operation, operation } from '@shop-docs/api';
import type { List, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { component, heading } from '../jsx.ts';

/** `<Notes op="…" />`: what to know before the first call, each statement with its mark. */
export function notes({ op = '' }: Readonly<Record<string, string>>): RootContent[] {
  return [heading(2, 'Good to know', 'good-to-know'), noteList(operation(op).notes)];
}

function noteList(statements: readonly Note[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: statements.map(({ text, evidence }) => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: [...inline(text), ...(evidence ? mark(evidence) : [])] }],
    })),
  };
}

/** The mark of a statement, after a space; nothing for what is documented. */
export function mark({ level, reason }: NonNullable<Note['evidence']>): PhrasingContent[] {
  if (level === 'documented') return [];
  const element = { ...component('Evidence', { level, reason }), type: 'mdxJsxTextElement' };
  // The element is a flow element by type and a text element by content: both have the same parts.
  return [{ type: 'text', value: ' ' }, element as unknown as PhrasingContent];
}

/** Content of a single paragraph of Markdown. */
export function inline(markdown: string): readonly PhrasingContent[] {
  const [only] = fromMarkdown(markdown).children;
  return only?.type === 'paragraph' ? only.children : [];
}

/** Where a page comes from: one paragraph, so that marks are needed only on what deviates. */
export function provenance({ evidence, officialUrl, page }: Operation): RootContent {
  const sources = evidence.source.split(', ');
  const official = `[official page](${officialUrl})`;
  const text = sources.includes('reference')
    ? `Written from a copy of the current ${official}${cuts[page] ?? ', which ends before the list of errors'}. What comes from elsewhere has a mark.`
    : sources.includes('tables-2026')
      ? `The parameters come from the table on the current ${official}, which a public connector recorded on 1 October 2026. No copy of the rest of the page was found: most of it rests on the documentation of 2019, and has a mark.`
      : `No copy of the current ${official} was found: this page rests on the documentation of 2019. Integrators who read the current page in 2026 report the same calls.`;
  return {
    type: 'paragraph',
    children: [...inline(`${text} The API is a beta: the platform may change it. [How sure is this?](/api/#evidence)`)],
  };
}

/** Where the copy of a page ends, when it is not before the list of errors. */
const cuts: Readonly<Record<string, string>> = {
  'users/me': '',
  'orders/detail':
    ', which ends at `order_receiver.tel`. All fields below it rest on the documentation of 2019 and on public clients',
  'orders/edit_status': ', which ends inside the parameter table',
};
