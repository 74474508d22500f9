import { names } from '../hydration/contract.ts';

/** What a page gets once everything about the site is known. */
export interface PageEdits {
  /** Elements to put in front of the title. */
  readonly tags: readonly string[];
  /** What programs that read the page find first in its body, as HTML; '' for nothing. */
  readonly pointer: string;
  /** Scripts of its route, for the loader to ask for. */
  readonly scripts: readonly string[];
  /** Addresses of style sheets that scripts bring to other pages, and that this one needs at once. */
  readonly sheets?: readonly string[];
  /** The style sheets of this kind of page, by the former addresses of those that hold all styles. */
  readonly ofKind?: ReadonlyMap<string, string> | undefined;
  /** New addresses of style sheets by the old ones. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** Elements that only this step writes: a build that is run through it again loses those of the first time. */
const written =
  /<meta name="search-index"[^>]*>|<link rel="stylesheet" data-own[^>]*>|<link rel="(?:alternate" type="text\/markdown|service-desc)"[^>]*>|<p hidden(?:="")? data-pointer(?:="")?>.*?<\/p>|<script type="application\/ld\+json">\{"@context":"https:\/\/schema.org","@type":"FAQPage".*?<\/script>/gs;

const saidBefore = new RegExp(` (?:${names.hasRail}(?:="")?|${names.routeScripts}="[^"]*")`, 'g');

const rail = /<section[^>]* data-rail[ =>]/;

/** Has the root element say what loader and style sheets ask of the page. */
function describeRoot(html: string, scripts: readonly string[]): string {
  const hasRail = rail.test(html) ? ` ${names.hasRail}` : '';
  const route = scripts.length > 0 ? ` ${names.routeScripts}="${scripts.join(' ')}"` : '';
  return html.replace(/<html[^>]*>/, (root) =>
    root.replace(saidBefore, '').replace('<html', `<html${hasRail}${route}`),
  );
}

const skipTarget = ' id="__docusaurus_skipToContent_fallback"';

/** Lets the first link of a page skip the sidebar too: the stock target holds the sidebar and the content. */
function skipToMain(html: string): string {
  return html.includes('<main') ? html.replace(skipTarget, '').replace('<main', `<main${skipTarget}`) : html;
}

/** Names the sidebar, or the footer where there is none: without script, the button of the menu is a link there. */
function nameMenu(html: string): string {
  const id = ` id="${names.staticMenu}"`;
  if (html.includes(id)) return html;
  const places = [/<aside(?= class="?theme-doc-sidebar)/, /<footer(?= class="?theme-layout-footer)/];
  const place = places.find((each) => each.test(html));
  return place ? html.replace(place, `$&${id}`) : html;
}

const styleLink = /<link rel="?stylesheet"? href="?([^" >]+)"?>/g;
const styleLinkOfKind = new RegExp(`<link rel="stylesheet" href="[^"]*" ${names.wholeStyles}="([^"]*)">`, 'g');

/** Has a page begin with the styles of its kind, and name those of all pages for the loader. */
function beginWith(html: string, ofKind: ReadonlyMap<string, string>): string {
  return html.replace(styleLink, (link, href: string) => {
    const [whole, own] = [...ofKind].find(([path]) => href.endsWith(path)) ?? [];
    if (whole === undefined) return link;
    return `<link rel="stylesheet" href="${href.slice(0, -whole.length)}${own}" ${names.wholeStyles}="${href}">`;
  });
}

/** The one place that edits built pages. */
export function editPage(
  html: string,
  { tags, pointer, scripts, sheets = [], ofKind = new Map(), renamed }: PageEdits,
): string {
  const whole = html.replace(styleLinkOfKind, '<link rel="stylesheet" href="$1">');
  const clean = nameMenu(skipToMain(whole.replace(written, '')));
  const at = clean.indexOf('<title');
  const withTags = at < 0 ? clean : clean.slice(0, at) + tags.join('') + clean.slice(at);
  const page =
    pointer === ''
      ? withTags
      : withTags.replace(/<body[^>]*>/, (body) => `${body}<p hidden data-pointer>${pointer}</p>`);
  const own = sheets.map((href) => `<link rel="stylesheet" data-own href="${href}">`).join('');
  const begun = beginWith(page, ofKind);
  const styled = own === '' ? begun : begun.replace(/<link rel="?stylesheet[^>]*>/, (all) => all + own);
  return [...renamed].reduce((text, [from, to]) => text.replaceAll(from, to), describeRoot(styled, scripts));
}
