import type { Declaration, Plugin } from 'postcss';

/**
 * Drops declarations in front of one with `var()` for the same property. Every browser that we support knows
 * `var()`, and takes the later one even when the variable turns out to be missing.
 */
export function dropFallbacks(): Plugin {
  return {
    postcssPlugin: 'drop-fallbacks',
    Rule(rule) {
      const overridden = new Map<string, Declaration>();
      for (const node of [...rule.nodes].reverse()) {
        if (node.type !== 'decl' || node.prop.startsWith('--')) continue;
        const later = overridden.get(node.prop);
        if (later && (later.important || !node.important)) node.remove();
        else if (node.value.includes('var(')) overridden.set(node.prop, node);
      }
    },
  };
}
