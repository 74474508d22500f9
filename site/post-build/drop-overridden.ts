import type { Plugin } from 'postcss';

/** Rules for the page itself. The last weighs more than that of a palette, so what it sets holds in both. */
const ofBothPalettes = ':root:root';
const rules = [':root', 'html[data-theme=dark]', ofBothPalettes];

/**
 * Takes away custom properties of the page that a later rule for the page sets again: Infima's own values for what this
 * site sets. Only rules outside every condition count, so the later one always wins.
 */
export function dropOverridden(): Plugin {
  return {
    postcssPlugin: 'drop-overridden',
    Once(sheet) {
      const later = new Map(rules.map((selector) => [selector, new Set<string>()]));
      for (const rule of [...sheet.nodes].reverse()) {
        if (rule.type !== 'rule') continue;
        const own = later.get(rule.selector.replaceAll(/["']/g, ''));
        if (!own) continue;
        for (const declaration of [...rule.nodes].reverse()) {
          if (declaration.type !== 'decl' || !declaration.prop.startsWith('--') || declaration.important) continue;
          const { prop } = declaration;
          if (own.has(prop) || later.get(ofBothPalettes)?.has(prop)) declaration.remove();
          own.add(prop);
        }
      }
    },
  };
}
