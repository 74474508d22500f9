import type { Plugin } from 'postcss';

/**
 * Takes away custom properties of the page that a later rule for the page sets again: Infima's own values for what this
 * site sets. Only rules of `:root` alone and outside every condition count, so the later one always wins.
 */
export function dropOverridden(): Plugin {
  return {
    postcssPlugin: 'drop-overridden',
    Once(sheet) {
      const later = new Set<string>();
      for (const rule of [...sheet.nodes].reverse()) {
        if (rule.type !== 'rule' || rule.selector !== ':root') continue;
        for (const declaration of [...rule.nodes].reverse()) {
          if (declaration.type !== 'decl' || !declaration.prop.startsWith('--') || declaration.important) continue;
          if (later.has(declaration.prop)) declaration.remove();
          later.add(declaration.prop);
        }
      }
    },
  };
}
