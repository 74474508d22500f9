import type { Page } from '@playwright/test';

/** A selector of the style sheet that asks for something which only a script sets. */
export interface StateRule {
  readonly selector: string;
  /** Whether the sheet that the page uses styles the state as the sheet before pruning does. */
  readonly isKept: boolean;
  /** Whether the page would look different in this state if the page's own sheet lost the rule. */
  readonly isSeen: boolean;
}

/**
 * Puts a page nobody touched into every state that its style sheets know and its scripts can set, one after the other.
 * States are found by enumeration: classes and attributes of selectors that stand nowhere in the page but are named by
 * a script of the site.
 * @param whole The style sheet before pruning.
 * @param scripts Text of all scripts of the site, inline ones too.
 * @param done Selectors that need no further look.
 * @returns The selectors whose state an element of this page can take.
 */
export async function stateRules(
  page: Page,
  whole: string,
  scripts: string,
  done: Iterable<string>,
): Promise<StateRule[]> {
  const names = namesOfStates(whole, scripts);
  return page.evaluate(
    ({ css, names, done }) => {
      const known = new Set(done);
      const link = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
        .filter(({ href }) => /\/styles[\w-]*\.[0-9a-f]{8}\.css$/.test(href))
        .at(-1);
      if (!link?.sheet) throw new Error('Unexpected page without style sheet, expected /assets/css/styles*.css');
      const pruned = link.sheet;
      const style = document.createElement('style');
      style.textContent = css;
      link.after(style);
      style.disabled = true;
      const still = document.createElement('style');
      still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important }';
      document.head.append(still);

      const states = new Set(names);
      const token = /::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?|\.[\w-]+|#[\w-]+|\[[^\]]+\]|[a-z][\w-]*|\*|[\s>+~]+/gi;
      const nameOf = (part: string) => /^[.[]([\w-]+)/.exec(part)?.[1] ?? '';
      const isState = (part: string) => /^[.[]/.test(part) && states.has(nameOf(part));

      /** Rules without those for other media, with the selectors of a list one by one. */
      const rulesOf = (list: CSSRuleList): { rule: CSSStyleRule; selector: string }[] =>
        [...list].flatMap((rule) => {
          if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? rulesOf(rule.cssRules) : [];
          if (!(rule instanceof CSSStyleRule)) return 'cssRules' in rule ? rulesOf(rule.cssRules as CSSRuleList) : [];
          return rule.selectorText.split(/,(?![^(]*\))/).map((selector) => ({ rule, selector: selector.trim() }));
        });

      /** Gives an element what the compound asks for, and returns how to take it back. */
      const put = (element: Element, part: string): (() => void) | null => {
        const [, name = '', value = ''] = /^\[([\w-]+)(?:[~|^$*]?="?([^"\]]*))?/.exec(part) ?? [];
        if (!name) {
          if (element.classList.contains(part.slice(1))) return null;
          element.classList.add(part.slice(1));
          return () => element.classList.remove(part.slice(1));
        }
        if (element.matches(part)) return null;
        const before = element.getAttribute(name);
        element.setAttribute(name, value);
        return () => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before));
      };

      /** Does something while an element of the page is in the state of a selector; null when none can be. */
      const inState = <T>(selector: string, act: (element: Element, part: string | null) => T): T | null => {
        const tokens = selector.match(token) ?? [];
        const pseudo = tokens.find((each) => /^::/.test(each)) ?? null;
        const joins = (part = ' ') => /^[\s>+~]/.test(part);
        const fixed = tokens.flatMap((each, index) => {
          if (!/^::?(?!not|is|where|root|has)/.test(each)) return [each];
          return joins(tokens[index - 1]) && joins(tokens[index + 1]) ? ['*'] : [];
        });
        const bare = (parts: readonly string[], isKept = (_: string) => false) =>
          parts
            .map((each, index) => {
              if (!isState(each) || isKept(each)) return each;
              return joins(parts[index - 1]) && joins(parts[index + 1]) ? '*' : '';
            })
            .join('');
        const ofReader = /:(hover|focus|active|visited|target|disabled|empty)/; // not of a script
        if (!fixed.some(isState) || ofReader.test(selector)) return null;
        let found: Element[] = [];
        try {
          // First what has the classes already: a script may name a class that is always there.
          const named = document.querySelectorAll(bare(fixed, (part) => part.startsWith('.')));
          found = [...new Set([...named, ...document.querySelectorAll(bare(fixed))])].slice(0, 3);
        } catch {
          return null;
        }
        for (const element of found) {
          const undo: (() => void)[] = [];
          let end = fixed.length;
          for (let start = end; start >= 0; start--) {
            const edge = start === 0 || joins(fixed[start - 1]);
            if (!edge || start === end) continue;
            const target =
              end === fixed.length ? element : element.parentElement?.closest(bare(fixed.slice(start, end)) || '*');
            for (const part of fixed.slice(start, end)) {
              const back = target && isState(part) ? put(target, part) : null;
              if (back) undo.push(back);
            }
            end = start - 1;
            start = end;
          }
          try {
            if (undo.length > 0 && element.matches(fixed.join(''))) return act(element, pseudo);
          } finally {
            for (const each of undo.reverse()) each();
          }
        }
        return null;
      };

      const propertiesOf = (rule: CSSStyleRule) => [...rule.style];
      const values = (element: Element, part: string | null, names: readonly string[]) => {
        const style = getComputedStyle(element, part);
        return names.map((name) => style.getPropertyValue(name)).join(';');
      };

      const own = rulesOf(pruned.cssRules);
      style.disabled = false;
      const former = rulesOf(style.sheet?.cssRules ?? pruned.cssRules);
      style.disabled = true;
      const isKept = (element: Element, part: string | null, rule: CSSStyleRule) => {
        const names = propertiesOf(rule);
        const ours = values(element, part, names);
        style.disabled = false;
        pruned.disabled = true; // not the link: its sheet would be another one afterwards
        const theirs = values(element, part, names);
        pruned.disabled = false;
        style.disabled = true;
        return ours === theirs;
      };
      const isSeen = (element: Element, part: string | null, selector: string) =>
        own
          .filter((each) => each.selector === selector)
          .some(({ rule }) => {
            const text = rule.style.cssText;
            const names = propertiesOf(rule);
            const before = values(element, part, names);
            rule.style.cssText = '';
            const after = values(element, part, names);
            rule.style.cssText = text;
            return before !== after;
          });
      const ofPruned = new Set(own.map(({ selector }) => selector));
      const result = former.flatMap(({ rule, selector }) => {
        if (known.has(selector)) return [];
        const found = inState(selector, (element, part) => ({
          selector,
          isKept: ofPruned.has(selector) || isKept(element, part, rule),
          isSeen: isSeen(element, part, selector),
        }));
        return found ? [found] : [];
      });
      style.remove();
      still.remove();
      return result;
    },
    { css: whole, names, done: [...done] },
  );
}

/** Classes and attributes of a style sheet that a script names as a whole word. */
function namesOfStates(css: string, scripts: string): string[] {
  const words = new Set(scripts.match(/[\w-]+/g));
  for (const [, name = ''] of scripts.matchAll(/\bdataset\.(\w+)/g))
    words.add(`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  const names = new Set([...css.matchAll(/[.[](-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
  return [...names].filter((name) => name.length > 2 && words.has(name)); // shorter ones are variables of minified scripts
}
