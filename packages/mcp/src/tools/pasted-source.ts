import { check, type Finding, findTag, isExcerpt, recognizeSource, tagHref, tagNamed } from '@shop-docs/template';
import type { Docs } from '../content/docs.ts';
import { pathTo } from '../content/sections.ts';
import { wordOf } from './evidence.ts';

/** A block, a variable, or a statement of another template language. */
const statement = /\{\/?(?:block|lang):\w|\{[A-Z]\w*\}|\{%|\{\{/;
/** Templates that run on a server of their own, as those of WordPress, Rails and Handlebars: no program that calls the API. */
const ofServer =
  /<\?(?:php|=)[\s\S]*?\b(?:have_posts|the_(?:post|title|content|permalink|excerpt)\w*|bloginfo|get_(?:header|footer|template\w*)|wp_\w+|wc_\w+|woocommerce\w*)\b|<\?=|<%=|\{\{[#/](?:each|if|unless|with)\b/;
const noServer =
  'This looks like a template that runs on a server of its own, as those of WordPress or Rails; write it anew with the tags of this guide, or start from the starter theme.';
/** Most findings of an answer, each once. */
const most = 4;
/** Rules that a tag in the middle of a sentence can break. */
const ofNames = /^(?:unknown-|malformed-|foreign-)/;

/**
 * What the checker says of the source of a theme that a text is, or holds; empty where it finds nothing.
 * @param written May be a question with a piece of a theme in it.
 */
export function tellSource(written: string, docs: Docs): string[] {
  const isOfServer = ofServer.test(written);
  if (!isOfServer && !statement.test(written)) return [];
  const recognized = recognizeSource(written);
  if (isOfServer || recognized.kind === 'liquid' || recognized.kind === 'tumblr')
    return [
      isOfServer ? noServer : recognized.message,
      `How tags look: ${docs.link('/template/')}#tags; a whole theme: ${docs.link('/template/default/')}`,
      'A list of items has:',
      ...tagLines(['block:Items', 'ItemTitle', 'ItemPageURL'], docs),
      ...meantBy(written, docs),
    ];
  if (!isExcerpt(recognized)) return [];
  const isSource = /<[a-z][^>]*>|\{\/block:/i.test(written);
  const findings = check(written, { fragment: true }).filter(
    ({ severity, rule }) => severity !== 'note' && (isSource || ofNames.test(rule)),
  );
  const byMessage = [...new Map(findings.map((each) => [each.message, each])).values()].sort(
    (one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'),
  );
  if (byMessage.length === 0) return [];
  const shown = byMessage.slice(0, most);
  const names = shown.flatMap(namesIn);
  return [
    'The checker says of the source:',
    ...shown.map(({ severity, message, rule, help }) => `- ${severity} ${message} (${rule}) ${docs.link(help)}`),
    ...(byMessage.length > most ? [`[${byMessage.length - most} more; base_theme tells them]`] : []),
    ...tagLines([...new Set(names)].slice(0, most), docs),
  ];
}

/** What templates of other languages call what a tag does, and where no tag does it, the page that says what to do. */
const foreign: readonly (readonly [words: RegExp, names: string])[] = [
  [/compare_?at|regular_?price|was_?price|original_?price/i, 'ItemProperPrice'],
  [/\bprice|money/i, 'ItemPrice'],
  [/image|img|photo|thumbnail|media/i, 'ItemImage1URL-500 /template/syntax/item#images'],
  [/description|body_?html|\bcontent|excerpt|\{body\}/i, 'ItemDetail'],
  [/available|sold_?out|inventory|in_?stock|\bstock/i, 'block:NoItemStock block:HasItemStock'],
  [
    /variant|option|add_?to_?cart|\/cart\/add|product_?form|form ['"]product/i,
    'block:PurchaseForm ItemSelectTag PurchaseButton',
  ],
  [/collection|categor(?:y|ies)/i, '/template/apps/item_category_app#category-page /template/syntax/item#chosen'],
  [/\blimit|\| ?slice|\btake\b/i, '/template/syntax/item#fewer'],
  [/sort_?by|\| ?sort/i, '/template/syntax/item#list'],
  [/paginat|next_?page|previous_?page/i, 'block:LoadItemsPage /template/syntax/url#load-more'],
  [/forloop|loop\.(?:index|first|last)|cycle/i, '/template/syntax/iterator'],
  [/recommend|related/i, 'block:RelatedItems'],
  [/shop\.name|shop_?title|site\.title|blog_?title/i, 'ShopName'],
  [/logo/i, 'LogoTag'],
  [/\bcart\b(?!\/add)/i, '/template/default/body#menu'],
  [/\bblog|\barticle|\bposts?\b/i, '/template/apps/blog_app#pages'],
  [/search/i, '/template/apps/search_app#form'],
  [/customer|\blogin|account/i, '/template/apps/membership_app#signed-in'],
  [/settings\.|section\.|block\.settings/i, '/template/syntax/designoption#custom'],
  [/linklist|\bmenu|navigation/i, '/template/default/navigation#links'],
  [/\basset_url|stylesheet_tag|script_tag/i, '/template/default/head#external-files'],
  [/\bif\b|\belse|unless|elsif|\band\b|\bor\b/i, '/template/syntax/page#and-or-else'],
];
/** Statements of other languages, where what they print is named. */
const statements = /<\?.*?\?>|<%.*?%>|\{%.*?%\}|\{\{.*?\}\}|\{\/?(?:block:)?[A-Za-z]\w*\}/gs;
/** Most lines of what statements mean. */
const mostMeant = 14;

/** The tags and pages for what a source in another language prints, in the order of the table. */
function meantBy(written: string, docs: Docs): string[] {
  const said = written.match(statements)?.join('\n') ?? '';
  const names = foreign.flatMap(([words, all]) => (words.test(said) ? all.split(' ') : []));
  const lines = [...new Set(names)]
    .slice(0, mostMeant)
    .flatMap((name) =>
      name.startsWith('/') ? [`- ${titleOf(name, docs)}: ${docs.link(name)}`] : tagLines([name], docs),
    );
  return lines.length > 0 ? ['For what its statements name:', ...lines] : [];
}

/** The heading that a path leads to. */
function titleOf(path: string, docs: Docs): string {
  const page = docs.page(path);
  const [, anchor] = path.split('#');
  return (anchor && pathTo(page, docs.passage(page, anchor).start).at(-1)?.text) || page.title;
}

/** Names of the table, for tests. */
export const foreignNames: readonly string[] = foreign.flatMap(([, names]) => names.split(' '));

/** Tags that a finding asks for. */
function namesIn({ message }: Finding): string[] {
  const [, expected = ''] = /, expected (.*)/s.exec(message) ?? [];
  return [...expected.matchAll(/\{([A-Za-z][\w:-]*)\}/g)].map(([, name = '']) => name);
}

function tagLines(names: readonly string[], docs: Docs): string[] {
  return names.flatMap((name) => {
    const tag = tagNamed(`{${name}}`) ?? findTag(name)?.tag;
    const known = tag && tagNamed(tag.name);
    return known
      ? [`- ${known.name} ${known.summary} [${wordOf(known.evidence.level)}] ${docs.link(tagHref(known))}`]
      : [];
  });
}
