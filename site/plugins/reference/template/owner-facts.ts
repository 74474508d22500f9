import { type Answer, appNames, appsForOwners, lacksInStock, type OwnerFacts } from '@shop-docs/template';
import type { List, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { markInSentence as mark } from '../evidence.ts';
import { folded } from '../jsx.ts';
import { table } from '../table.ts';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });
const capital = (value: string): string => `${value.charAt(0).toUpperCase()}${value.slice(1)}`;

const markOf = ({ level, source, date, reason }: Answer, here: string): PhrasingContent[] =>
  mark({ level, source, date, reason }, here);

const said = (answer: Answer, here: string): PhrasingContent[] => [
  text(`${capital(answer.text)}.`),
  ...markOf(answer, here),
];

/** Where an app is explained to owners: its own page, or the answer about it. */
const hrefOf = ({ app }: OwnerFacts): string =>
  app === 'subscription' ? '/template/faq/#subscription' : `/template/apps/${app}_app`;

/** `<OwnerTable />`: every app with what a shop owner asks first, folded. What the reasons of a column share stands below it. */
export function ownerTable(here: string): RootContent[] {
  const rows = appsForOwners.map((facts): PhrasingContent[][] => {
    const { app, gives, code, price } = facts;
    const { name, japanese } = appNames[app];
    const marks = price && price.level !== 'inferred' ? markOf(price, here) : [];
    return [
      [{ type: 'link', url: hrefOf(facts), children: [text(name)] }, text(` (${japanese})`)],
      [text(gives)],
      codeInWords(code),
      [text(price?.text ?? 'unknown'), ...marks],
    ];
  });
  const list = table(['App', 'What your customers get', 'Code needed in a bought or edited theme?', 'Price'], rows);
  return [folded(`The ${rows.length} apps that matter to a theme`, [list], { 'data-of': 'all-apps' })];
}

/**
 * `<AppPrice app="base_eraser" />`: the end of a sentence that says what an app costs, with its mark.
 * @throws {Error} For an app whose price is unknown.
 */
export function appPrice({ app }: Readonly<Record<string, string>>, here: string): PhrasingContent[] {
  const price = appsForOwners.find((each) => each.app === app)?.price;
  if (!price) throw new Error(`Unexpected <AppPrice> of ${app}, expected an app with a price in apps-for-owners.ts`);
  return [text(`${price.text}.`), ...markOf(price, here)];
}

const reading = 'From what the app prints and from its tags.';

const likeOthers = 'Guides of 2026 say so of category management and digital content.';

/** A sentence about code, in which the one term that owners cannot know leads to its answer. */
function codeInWords(code: string): PhrasingContent[] {
  const term = 'old purchase form';
  const [before = '', after] = code.split(term);
  if (after === undefined) return [text(code)];
  const link: PhrasingContent = { type: 'link', url: '/template/faq/#old-purchase-form', children: [text(term)] };
  return [text(before), link, ...(after ? [text(after)] : [])];
}

/**
 * `<OwnerFacts />`: what an owner asks about the app of a page, and the way to the other answers.
 * @throws {Error} On a page that is not one of an app.
 */
export function ownerFacts(here: string): RootContent[] {
  const facts = appsForOwners.find((each) => hrefOf(each) === `/${here}`);
  if (!facts) throw new Error(`Unexpected <OwnerFacts> on ${here}, expected the page of an app in apps-for-owners.ts`);
  const { app, stock, asks, code, codeReason = reading, ask, price, switchedOn, listedAs, directory } = facts;
  const codeMark = code === 'unknown' ? [] : mark({ level: 'inferred', reason: codeReason }, here);
  const needed = code.startsWith('yes');
  const question = asks === 'works' ? 'Does it work with the stock theme?' : 'Does the stock theme show it?';
  return [
    list([
      ...(stock
        ? [[strong(question), text(' '), ...said(stock, here), ...(lacksInStock(facts) ? priceOfAnEdit(here) : [])]]
        : []),
      [
        strong('Does a bought or edited theme need code?'),
        text(' '),
        ...codeInWords(`${capital(code)}.`),
        ...codeMark,
        ...(ask ? [text(` ${needed ? 'Send your designer this page, and ask' : 'Ask your designer'}: “${ask}”`)] : []),
        ...(needed && !ask ? [text(' Send your designer this page.')] : []),
      ],
      [strong('What does it cost?'), text(' '), ...(price ? said(price, here) : [text('Unknown.')])],
      [
        strong('Where do I switch it on?'),
        ...phrases(
          ` In BASE admin, [in the section Apps](/template/faq/#switch-on), under ${listedAs ?? appNames[app].japanese}.`,
        ),
        ...mark(
          switchedOn ? { level: 'observed', source: switchedOn } : { level: 'inferred', reason: likeOthers },
          here,
        ),
        ...(directory
          ? [...phrases(` BASE’s directory of apps has [a page about it](${directory.url}).`), ...mark(directory, here)]
          : []),
      ],
    ]),
    {
      type: 'paragraph',
      data: { hProperties: { 'data-search': 'skip' } }, // the same on every page of an app
      children: phrases(
        'More for shop owners: [why an app may not show on computers or smartphones](/template/faq/#does-my-theme), [the prices that we found](/template/faq/#cost), [which theme you have](/template/faq/#which-theme), [all answers](/template/faq/#owners).',
      ),
    },
  ];
}

/** What an owner should know before having the stock theme edited for what it lacks. */
const priceOfAnEdit = (here: string): PhrasingContent[] => [
  ...phrases(
    ' Think before you have the missing part added: your theme is then an edited one, and new apps that need tags no longer [appear by themselves](/template/faq/#risks).',
  ),
  ...mark({ level: 'archived' }, here),
];

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

/** A piece of a paragraph in Markdown, whose first space Markdown would drop. */
function phrases(markdown: string): PhrasingContent[] {
  const [only] = fromMarkdown(markdown).children;
  if (only?.type !== 'paragraph') throw new Error(`Unexpected Markdown ${markdown}, expected one paragraph`);
  return markdown.startsWith(' ') ? [text(' '), ...only.children] : only.children;
}
