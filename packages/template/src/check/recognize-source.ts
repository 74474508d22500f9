import { findTag } from '../catalogue/find-tag.ts';
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
  | 'json'
  | 'markdown'
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
  json: 'This looks like JSON; choose the file with the HTML of your theme.',
  markdown: 'This looks like Markdown; choose the file with the HTML of your theme.',
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
 * @returns Time grows linearly with the source.
 */
export function recognizeSource(source: string): Recognized {
  const kind = kindOf(source.slice(0, enough).replace(/^\uFEFF/, ''), source.includes('\0'));
  return { kind, message: kind === 'theme' ? '' : messages[kind] };
}

function kindOf(source: string, hasNul: boolean): SourceKind {
  if (hasNul) return 'binary';
  const text = source.trim();
  if (text === '') return 'empty';
  if (/^[{[]/.test(text) && isJson(text)) return 'json';
  if (/^#{1,6} \S/.test(text)) return 'markdown';
  const own = countTags(source);
  const ofTumblr = text.match(tumblr)?.length ?? 0;
  if (ofTumblr > (own > 0 ? 2 : 0) && ofTumblr * 2 > own) return 'tumblr';
  const ofLiquid = text.match(liquid)?.length ?? 0;
  if (ofLiquid > 0 && ofLiquid > own) return 'liquid';
  if (own > 0) return 'theme';
  if (objects.test(text)) return 'liquid';
  const elements = text.match(/<\/?[a-z][a-z0-9-]*(?=[\s/>])/gi)?.length ?? 0;
  if (elements > 2 || /^<!doctype|^<html/i.test(text)) return 'rendered-page';
  if (elements === 0 && /^(?:\/\*|@|[^{}<>]{1,300}\{[^{}<>]*[\w-]+\s*:)/.test(text)) return 'css';
  return /^(?:#{1,6} |---$|[*-] |```)/m.test(text) ? 'markdown' : 'other';
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
