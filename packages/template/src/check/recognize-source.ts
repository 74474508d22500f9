import { findTag } from '../catalogue/find-tag.ts';
import { locator } from '../parse/locate.ts';
import { tokenize } from '../parse/tokenize.ts';

/** What a source seems to be. */
export type SourceKind =
  | 'theme'
  | 'empty'
  | 'binary'
  | 'tumblr'
  | 'liquid'
  | 'rendered-page'
  | 'css'
  | 'javascript'
  | 'json'
  | 'markdown'
  | 'foreign'
  | 'prose'
  | 'other';

/** Whether a source is a theme; if not, one sentence that says what it seems to be and what to do. */
export interface Recognized {
  readonly kind: SourceKind;
  /** '' for a theme. */
  readonly message: string;
}

const messages: Readonly<Record<Exclude<SourceKind, 'theme'>, string>> = {
  empty: 'This file is empty; choose the file with the HTML of your theme.',
  binary: 'This file is not text; choose the file with the HTML of your theme, saved as UTF-8.',
  tumblr:
    'This looks like a Tumblr theme, whose tags are others; write it anew with the tags of this guide, or start from the starter theme.',
  liquid:
    'This looks like a Liquid template, as Shopify uses it; write it anew with the tags of this guide, or start from the starter theme.',
  'rendered-page':
    'This looks like a finished page without tags, as a browser saves it; copy the theme from the HTML editor of the shop instead.',
  css: 'This looks like a stylesheet; check the HTML of the theme, which holds or links it.',
  javascript: 'This looks like a script; check the HTML of the theme, which holds or links it.',
  json: 'This looks like JSON; choose the file with the HTML of your theme.',
  markdown: 'This looks like Markdown; choose the file with the HTML of your theme.',
  foreign: 'This looks like a file for another program than a shop; choose the file with the HTML of your theme.',
  prose: 'This looks like a text without any HTML; choose the file with the HTML of your theme.',
  other:
    'No tag of the template language and no HTML document is in this file; choose the file with the HTML of your theme.',
};

/** Blocks and variables of Tumblr that this language does not have. */
const tumblr =
  /\{\/?block:(?:Posts|Photo|Photoset|Quote|Link|Chat|Audio|Video|Text|Title|Permalink\w*|Pagination|PreviousPage|NextPage|Tags|HasTags|Description|NoteCount|PostNotes|DayPage|TagPage|SearchPage|If\w+|Date|Reblog\w*|Answer|Lines|Caption)\}|\{(?:PhotoURL-\w+|MetaDescription|RSS|CustomCSS|PostID|NotesURL|LikeButton\w*|ReblogButton\w*|PortraitURL-\d+|PostSummary|TagsAsClasses|Permalink|CopyrightYears)\}/g;
const liquid =
  /\{%-?\s*(?:if|for|assign|include|render|section|schema|layout|unless|case|capture|paginate|form|comment|liquid|endif|endfor)\b/g;

/** Objects that Liquid has in a shop's theme. */
const objects = /\{\{-?\s*(?:content_for_\w+|(?:product|collection|cart|shop|page|settings|customer)\.\w+)/;

/** At most this much of a source is looked at. */
const enough = 400_000;

/**
 * Asks whether a source is a theme at all, before it is checked or mended.
 * @param name Of its file, where there is one: what ends like a style sheet is no theme, unless it is a page.
 * @returns Time grows linearly with the source.
 */
export function recognizeSource(source: string, name = ''): Recognized {
  const text = source.slice(0, enough).replace(/^\uFEFF/, '');
  const kind = source.includes('\0') ? 'binary' : kindOf(text.trim(), name);
  if (kind === 'theme') return { kind, message: '' };
  const lines = kind === 'css' || kind === 'javascript' || kind === 'markdown' ? linesWithTags(text) : '';
  return {
    kind,
    message: lines
      ? `${messages[kind]} Tags work only in the source of the theme, and this file is loaded from elsewhere: ${lines}.`
      : messages[kind],
  };
}

const excerpts: ReadonlySet<SourceKind> = new Set([
  'theme',
  'rendered-page',
  'css',
  'javascript',
  'foreign',
  'prose',
  'other',
]);

/** Whether a source is an excerpt that an excerpt of a theme can be: HTML without a tag, a style, a script, a picture. */
export function isExcerpt({ kind }: Recognized): boolean {
  return excerpts.has(kind);
}

/** What the end of a file's name says. */
const endings: readonly (readonly [kind: SourceKind, ending: RegExp])[] = [
  ['css', /\.(?:css|scss|sass|less)$/i],
  ['javascript', /\.(?:[cm]?js|jsx|[cm]?ts|tsx)$/i],
  ['json', /\.(?:json|webmanifest|map)$/i],
  ['markdown', /\.(?:md|mdx|markdown)$/i],
];
const foreignEnding =
  /\.(?:php|phtml|vue|svelte|astro|ejs|erb|twig|njk|hbs|mustache|pug|haml|slim|svg|xml|rss|csv|tsv|ya?ml|toml|ini)$/i;
const foreignBeginning = /^(?:<\?(?:php|xml)\b|<svg[\s>]|<%)/i;
const document = /<(?:!doctype\s+html|html|body)[\s>]/i;

function kindOf(text: string, name: string): SourceKind {
  if (text === '') return 'empty';
  const isPage = /^(?:<|\{\/?block:)/.test(text);
  const named = isPage ? undefined : endings.find(([, ending]) => ending.test(name))?.[0];
  if (named) return named;
  if ((foreignEnding.test(name) || foreignBeginning.test(text)) && !document.test(text)) return 'foreign';
  if (/^[{[]/.test(text) && isJson(text)) return 'json';
  if (/^#{1,6} \S/.test(text) || (/^#{1,6} \S/m.test(text) && /^```/m.test(text))) return 'markdown';
  const own = countTags(text);
  const ofTumblr = text.match(tumblr) ?? [];
  // Conditions with If are a mistake here as well, so they say nothing alone.
  const isOfTumblr = ofTumblr.some((tag) => !/^\{\/?block:If/.test(tag));
  if (isOfTumblr && ofTumblr.length > (own > 0 ? 2 : 0) && ofTumblr.length * 2 > own) return 'tumblr';
  const ofLiquid = text.match(liquid)?.length ?? 0;
  if (ofLiquid > 0 && ofLiquid > own) return 'liquid';
  const code = codeLanguage(text);
  if (code) return code;
  if (own > 0) return isProse(text) ? 'prose' : 'theme';
  if (objects.test(text)) return 'liquid';
  const elements = text.match(/<\/?[a-z][a-z0-9-]*(?=[\s/>])/gi)?.length ?? 0;
  if (elements > 2 || /^<!doctype|^<html/i.test(text)) return 'rendered-page';
  return /^(?:#{1,6} |---$|[*-] |```)/m.test(text) ? 'markdown' : 'other';
}

const comment = /\/\*[\s\S]*?(?:\*\/|$)|(?<![:"'\w])\/\/[^\n]*/g;
const quoted = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`/g;
/** Tags that are no braces of a style or a script: blocks, and names that begin with a capital. */
const block = /\{\/?block:[^\s{}"'<>;]+\}/g;
const variable = /\{(?:lang:)?[A-Z][A-Za-z0-9-]*\}/g;
const elementTag = /<!|<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?>/i;
const styleRule =
  /^(?:@[a-z-]+[^{};]*[;{]|[^\s{}<;=()¤][^{}<;=()¤]{0,200}(?:\([^{}<;]{0,100}\)[^{}<;=]{0,100})?\{\s*(?!(?:text|image|select|if):|color:[A-Z])(?:--)?[a-z-][\w-]*\s*:[^:])/;
const statement =
  /^(?:["']use strict["']|(?:import|export|const|let|var|function|class|async|if|for|while|try|return|new|await|switch)\b[\s({"'*$\w]|!function|[;(]*(?:async\s*)?\(?(?:function\b|\([\w\s,]*\)\s*=>)|[\w$]+(?:\.[\w$]+)*\s*(?:[-+|&?]?=(?!=)|\()|\$)/;

/**
 * The language of a source without any HTML outside of its texts and comments: a style sheet or a script, whether it has
 * tags or not; undefined for everything else.
 */
export function codeLanguage(source: string): 'css' | 'javascript' | undefined {
  if (/^\s*<(?!!\[)/.test(source)) return undefined;
  const code = source.replace(comment, ' ').replace(block, ' ').replace(variable, '¤');
  const bare = code.replace(quoted, '""').trim();
  // A stray quotation mark hides elements; neither language ends like one.
  if (bare === '' || elementTag.test(bare) || bare.endsWith('>')) return undefined;
  if (statement.test(bare)) return 'javascript';
  return styleRule.test(bare) ? 'css' : undefined;
}

/** Whether a source without an element has lines of words, as notes about a theme have. */
function isProse(text: string): boolean {
  const lines = text.replace(comment, ' ').replace(block, ' ').split('\n');
  return (
    !elementTag.test(text) && lines.filter((line) => /^[^{}<>]*(?:[\p{L}\p{N}]+[ ,.、。]+){3}/u.test(line)).length > 1
  );
}

/** Lines that are named, and the longest source in which they are looked for. */
const mostLines = 5;

/** Where the tags of a source stand: `{BASEURL} in line 1, {ItemTitle} in line 7`; '' without any. */
function linesWithTags(source: string): string {
  const locate = locator(source);
  const found = new Map<string, number>();
  for (const token of tokenize(source)) {
    if (token.type !== 'variable' && token.type !== 'open') continue;
    const name = token.type === 'open' ? `block:${token.name}` : token.name;
    const tag = findTag(name)?.tag;
    if (!tag || (tag.kind === 'option' && token.type === 'variable') || found.has(name)) continue;
    found.set(name, locate(token.span.start).line);
    if (found.size > mostLines) break;
  }
  const lines = [...found].slice(0, mostLines).map(([name, line]) => `{${name}} in line ${line}`);
  return lines.join(', ') + (found.size > mostLines ? ' and more' : '');
}

/** Tags of this language, a hundred at most; not printed options, for `{color:red}` is CSS as well. */
function countTags(source: string): number {
  let count = 0;
  for (const token of tokenize(source)) {
    if (token.type === 'variable' || token.type === 'open') {
      const found = findTag(token.type === 'open' ? `block:${token.name}` : token.name);
      if (found && !(token.type === 'variable' && found.tag.kind === 'option')) count++;
    }
    if (count >= 100) break;
  }
  return count;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
