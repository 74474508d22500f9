import type { Declaration, Plugin, Rule } from 'postcss';

/** What a shorthand sets, besides properties whose names begin with its own. */
const others: Readonly<Record<string, readonly string[]>> = { font: ['line-height'] };
const shorthands = new Set(['background', 'font', 'transition', 'padding', 'margin', 'text-decoration']);
/** Begins like a shorthand that does not set it. */
const separate = /^(?:background-blend|font-synthesis|text-decoration-skip)/;

/** Whether a property that is set again sets this one as well. */
function covers(later: string, prop: string): boolean {
  if (later === prop) return true;
  if (!shorthands.has(later) || separate.test(prop)) return false;
  return prop.startsWith(`${later}-`) || (others[later]?.includes(prop) ?? false);
}

/**
 * Takes away declarations that a later rule with the same selector sets again: Infima's own for what this site sets.
 * Both are about the same elements and weigh the same, so that the later one always wins. Properties that a rule has
 * twice, for older browsers, stay beside each other.
 */
export function dropRepeated(): Plugin {
  return {
    postcssPlugin: 'drop-repeated',
    Once(sheet) {
      const later = new Map<string, string[]>();
      const unconditional = sheet.nodes.filter((node): node is Rule => node.type === 'rule');
      for (const rule of unconditional.reverse()) {
        const declarations = rule.nodes.filter((node): node is Declaration => node.type === 'decl');
        const known = later.get(rule.selector) ?? [];
        const kept = declarations.filter(
          ({ prop, important }) => important || !known.some((each) => covers(each, prop)),
        );
        for (const each of declarations) if (!kept.includes(each)) each.remove();
        later.set(rule.selector, [...known, ...kept.filter(({ important }) => !important).map(({ prop }) => prop)]);
        if (rule.nodes.length === 0) rule.remove();
      }
    },
  };
}
