import type { Span } from '../ast.ts';
import type { Theme } from './theme.ts';

/**
 * How often the scripts of a theme write each text that a pattern finds. The pattern says what a word is: a class has
 * hyphens, and a name of JavaScript ends at one.
 */
export function countInScripts({ regions, masked }: Theme, pattern: RegExp): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, span } of regions) {
    if (kind !== 'script') continue;
    for (const [found] of masked.slice(span.start, span.end).matchAll(pattern))
      counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  return counts;
}

/** Something that scripts take from the page. */
export interface TakenAway {
  /** What the script finds it by: `#end .note`. */
  readonly selector: string;
  readonly span: Span;
  /** The call that finds it goes on to take it away; else a variable or a list lies between. */
  readonly isDirect: boolean;
}

const takes =
  /(?:\.\s*(?:hide|fadeOut|slideUp|empty|detach|replaceWith)\s*\(|(?<!classList)\.\s*remove\s*\(|\.\s*css\s*\(\s*(?:\{\s*)?["'`]?(?:display["'`]?\s*[,:]\s*["'`]none|visibility["'`]?\s*[,:]\s*["'`]hidden|opacity["'`]?\s*[,:]\s*["'`]?0(?![.\d]))|\.style\s*\.\s*(?:display\s*=\s*["'`]none|visibility\s*=\s*["'`]hidden|opacity\s*=\s*["'`]?0(?![.\d])|setProperty\s*\(\s*["'`]display["'`]\s*,\s*["'`]none)|\.\s*hidden\s*=\s*(?:true|!0)|\.\s*setAttribute\s*\(\s*["'`]hidden["'`])/;
/** Takes it away or brings it back: both, and it is a menu that opens and closes. */
const bringsBack =
  /\.\s*(?:show|fadeIn|slideDown|slideToggle|toggle|append\w*|prepend\w*)\s*\(|\.style\s*\.\s*(?:display|visibility|opacity)\s*=\s*(?!\s*["'`]?(?:none|hidden|0(?![.\d])))|\.\s*hidden\s*=\s*(?:false|!1|!)|\.\s*removeAttribute\s*\(\s*["'`]hidden/;
const direct = new RegExp(`^\\)\\s{0,9}(?:\\?\\s{0,9})?(?:\\[0\\]\\s{0,9})?${takes.source}`);
const ofEach = new RegExp(`^\\)\\s{0,9}\\.\\s{0,9}(?:forEach|each)\\s{0,9}\\([^;]{0,120}?${takes.source}`);
const loop = /\b(?:forEach|each|map|some|every)\s*\(|\bfor\s*\(|\bjoin\s*\(/;
const finds =
  /(?:([A-Za-z_$][\w$]*)\s*=\s*)?(?:document\s*\.\s*|window\s*\.\s*)?(getElementById|getElementsByClassName|querySelector(?:All)?|\$|jQuery)\s*\(\s*$/;
const literal = /(["'`])([#.\w[][^"'`\n]{0,120})\1/g;
/** How much of a script is looked at before and behind a selector, in UTF-16 units. */
const before = 80;
const behind = 500;
/** Selectors that are looked at: more are found in hostile sources alone. */
const mostSelectors = 5_000;

/** What the scripts of a theme take away, by what they find it by. */
export function takenAway({ regions, masked }: Theme): readonly TakenAway[] {
  const taken: TakenAway[] = [];
  let looked = 0;
  for (const { kind, span } of regions) {
    if (kind !== 'script') continue;
    const script = masked.slice(span.start, span.end);
    for (const { 0: written, 2: text = '', index } of script.matchAll(literal)) {
      if (++looked > mostSelectors) return taken;
      const [lead, rest] = [
        script.slice(Math.max(0, index - before), index),
        script.slice(index + written.length, index + written.length + behind),
      ];
      const [found, variable, method = ''] = finds.exec(lead) ?? [];
      const isListed = !found && /^[#.]/.test(text) && /[[,]\s*$/.test(lead);
      if (!found && !isListed) continue;
      const at = (length: number) => ({ start: span.start + index, end: span.start + index + length });
      const hit = found ? (direct.exec(rest) ?? ofEach.exec(rest)) : null;
      const isTaken = hit ? true : variable ? takesVariable(rest, variable) : isListed && takesListed(rest);
      if (!isTaken) continue;
      const selectors =
        method === 'getElementById'
          ? [`#${text}`]
          : method === 'getElementsByClassName'
            ? [`.${text}`]
            : text.split(',').map((each) => each.trim());
      for (const selector of selectors)
        taken.push({ selector, span: at(written.length + (hit?.[0].length ?? 0)), isDirect: hit !== null });
    }
  }
  return taken;
}

function takesVariable(rest: string, name: string): boolean {
  const uses = rest
    .split(
      new RegExp(
        `(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])(?:\\s{0,9}\\[\\s{0,9}0\\s{0,9}\\])?\\s{0,9}\\??`,
      ),
    )
    .slice(1);
  const begins = (pattern: RegExp) => uses.some((use) => pattern.exec(use)?.index === 0);
  return begins(takes) && !begins(bringsBack);
}

function takesListed(rest: string): boolean {
  return loop.test(rest) && takes.test(rest) && !bringsBack.test(rest);
}
