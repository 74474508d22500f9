import { appNames, appsForOwners, type FoundPrice, type OwnerFacts } from '@shop-docs/template';
import type { List, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { completeMark } from '../evidence.ts';
import { component } from '../jsx.ts';
import { table } from '../table.ts';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });
const capital = (value: string): string => `${value.charAt(0).toUpperCase()}${value.slice(1)}`;

/** A mark as an author would write it in a sentence, after a space. */
function mark(attributes: Readonly<Record<string, string | undefined>>, here: string): PhrasingContent[] {
  const element = component('Evidence', attributes);
  completeMark(element, here);
  // The element is a flow element by type and a text element by content: both have the same parts.
  return [text(' '), { ...element, type: 'mdxJsxTextElement' } as unknown as PhrasingContent];
}

const priceMark = ({ level, source, date, reason }: FoundPrice, here: string): PhrasingContent[] =>
  mark({ level, source, date, reason }, here);

/** Where an app is explained: its own page, or the section that has its tags. */
const hrefOf = ({ app }: OwnerFacts): string =>
  app === 'subscription' ? '/template/item/details#subscription' : `/template/apps/${app}_app`;

/** `<OwnerTable />`: every app with what a shop owner asks first. What the reasons of a column share stands below it. */
export function ownerTable(here: string): RootContent[] {
  const rows = appsForOwners.map((facts): PhrasingContent[][] => {
    const { app, gives, code, price } = facts;
    const { name, japanese } = appNames[app];
    const marks = price && price.level !== 'inferred' ? priceMark(price, here) : [];
    return [
      [{ type: 'link', url: hrefOf(facts), children: [text(name)] }, text(` (${japanese})`)],
      [text(gives)],
      codeInWords(code),
      [text(price?.text ?? 'unknown'), ...marks],
    ];
  });
  return [table(['App', 'What your customers get', 'Code needed in an edited theme?', 'Price'], rows)];
}

const reading = 'From what the app prints and from its tags.';

/** A sentence about code, in which the one term that owners cannot know leads to its answer. */
function codeInWords(code: string): PhrasingContent[] {
  const term = 'old purchase form';
  const [before = '', after] = code.split(term);
  if (after === undefined) return [text(code)];
  const link: PhrasingContent = { type: 'link', url: '/template/faq/#old-purchase-form', children: [text(term)] };
  return [text(before), link, ...(after ? [text(after)] : [])];
}

/**
 * `<OwnerFacts />`: the row of an app on its own page, and the way to the other answers.
 * @throws {Error} On a page that is not one of an app.
 */
export function ownerFacts(here: string): RootContent[] {
  const facts = appsForOwners.find((each) => hrefOf(each) === `/${here}`);
  if (!facts) throw new Error(`Unexpected <OwnerFacts> on ${here}, expected the page of an app in apps-for-owners.ts`);
  const { code, isInStock, price } = facts;
  const codeMark = code === 'unknown' ? [] : mark({ level: 'inferred', reason: reading }, here);
  const inStock: PhrasingContent[] = [
    strong('In the stock theme?'),
    text(' Yes: copies of it have the code.'),
    ...mark({ level: 'observed' }, here),
  ];
  return [
    list([
      ...(isInStock ? [inStock] : []),
      [strong('Code needed in an edited theme?'), text(' '), ...codeInWords(`${capital(code)}.`), ...codeMark],
      [strong('Price:'), text(` ${price?.text ?? 'unknown'}.`), ...(price ? priceMark(price, here) : [])],
    ]),
    sentence(
      'Where to install an app, and which kind of theme you have: [answers for shop owners](/template/faq/#owners).',
    ),
  ];
}

const list = (items: readonly PhrasingContent[][]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((children) => ({
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children }],
  })),
});

function sentence(markdown: string): Paragraph {
  const [only] = fromMarkdown(markdown).children;
  if (only?.type !== 'paragraph') throw new Error(`Unexpected Markdown ${markdown}, expected one paragraph`);
  return only;
}
