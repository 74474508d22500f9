import { isCodeAttribute } from './in-code.ts';
import { countInScripts } from './scripts.ts';
import type { Theme } from './theme.ts';

/** What the scripts of a theme may do to an element of its source, as far as their text tells. */
export interface ScriptReach {
  /** How often a script writes the name of a class or of an ID. */
  count(name: string): number;
  /** Whether a script may give a class or an ID to an element, or take it away: it writes the name, or how it begins. */
  names(mark: string): boolean;
  /** Whether a script may take this class from an element, as a page does when it has loaded. */
  removes(mark: string): boolean;
  /** Whether a script finds elements of this name, such as the body, and shows something. */
  shows(element: string): boolean;
  /** Whether something in the theme opens dialogs. */
  readonly opensDialogs: boolean;
  /** The theme loads a script of its author from elsewhere, of which nothing is known. */
  readonly loadsUnknown: boolean;
}

/** Makes something visible, or changes classes without naming them. */
const showing =
  /\.\s*(?:show|fadeIn|fadeTo|fadeToggle|slideDown|slideToggle|toggle|animate|removeAttr|removeAttribute|toggleAttribute|fromTo|to|from)\s*\(|\.\s*removeClass\s*\(\s*\)|\bclassName\s*=|\.hidden\s*=\s*(?:false|!1)|\.\s*css\s*\(|\.style\s*(?:\.\s*(?:opacity|visibility|display|transform|height|maxHeight|cssText)\s*=\s*(?!\s*["'`](?:none|hidden|0["'`]))|\.\s*(?:setProperty|removeProperty)\b|\[)/;

/** Takes classes away; what stands in the parentheses names them, or is a name of the script for them. */
const removing = /\.\s*(?:classList\s*\.\s*(?:remove|toggle|replace)|removeClass|toggleClass)\s*\(([^()]*)/g;

/** How scripts find an element by its name. */
const byName =
  /(?:(?:querySelector(?:All)?|getElementsByTagName|\$|jQuery|to|fromTo|from|closest)\s*\(\s*["'`](?:(?:html|body)[\s>]+)?|document\.)([a-z][a-z0-9]*|documentElement)(?=["'`.,;)\s[])/gi;

/** Libraries that show nothing by themselves, and scripts of services. */
const harmless =
  /jquery|googletagmanager|google-analytics|googlesyndication|twitter\.com|facebook\.net|instagram\.com|tiktok\.com|line-scdn\.net|youtube\.com|fontawesome|typekit|^\s*\/js\//i;

/** Reads the scripts of a theme, those in attributes too. */
export function scriptReach(theme: Theme): ScriptReach {
  const { elements, masked, regions } = theme;
  const words = new Map(countInScripts(theme, /[\w-]+/g));
  const found = new Set<string>();
  const removed = new Set<string>();
  let [shows, removesAny] = [false, false];
  const read = (script: string) => {
    shows ||= showing.test(script);
    for (const [, classes = ''] of script.matchAll(removing)) {
      removesAny ||= !/["'`]/.test(classes);
      for (const [word] of classes.matchAll(/[\w-]+/g)) removed.add(word);
    }
    for (const [, name = ''] of script.matchAll(byName))
      found.add(name === 'documentElement' ? 'html' : name.toLowerCase());
  };
  for (const { kind, span } of regions) if (kind === 'script') read(masked.slice(span.start, span.end));
  for (const element of elements) {
    for (const attribute of element.attributes) {
      const { name, value } = attribute;
      if (!value || name === 'style' || !isCodeAttribute(attribute)) continue;
      const script = masked.slice(value.start, value.end);
      for (const [word] of script.matchAll(/[\w-]+/g)) words.set(word, (words.get(word) ?? 0) + 1);
      read(script.replace(/\bthis\b/g, `document.${element.name}`));
    }
  }
  const beginnings = [...words.keys()].filter((word) => /^.{2,}[-_]$/.test(word)).slice(0, mostBeginnings);
  const names = (mark: string) => {
    const name = mark.replace(/^[.#]/, '');
    return words.has(name) || beginnings.some((each) => name.startsWith(each));
  };
  return {
    count: (name) => words.get(name) ?? 0,
    names,
    removes: (mark) => mark.startsWith('.') && (removed.has(mark.slice(1)) || (removesAny && names(mark))),
    shows: (element) => shows && found.has(element),
    opensDialogs:
      ['showModal', 'show', 'open'].some((word) => words.has(word)) ||
      elements.some(({ attributes }) => attributes.some(({ name }) => name === 'commandfor')),
    loadsUnknown: elements.some((element) => {
      const address = element.name === 'script' ? theme.attribute(element, 'src') : undefined;
      return address !== undefined && !harmless.test(address);
    }),
  };
}

/** Names that scripts put together from parts: more are found in hostile sources alone. */
const mostBeginnings = 50;
