import type { ChildNode, Plugin, Rule } from 'postcss';

/** Rules for the page itself. The last weighs more than that of a palette, so what it sets holds in both. */
const ofBothPalettes = ':root:root';
const ofDarkPalette = 'html[data-theme=dark]';
const rules = [':root', ofDarkPalette, ofBothPalettes];

/** Rules outside every condition, and those of the dark palette: on paper nothing of it counts. */
function rulesOf(node: ChildNode): Rule[] {
  if (node.type === 'rule') return [node];
  if (node.type !== 'atrule' || node.params !== 'screen') return [];
  return (node.nodes ?? []).filter((each) => each.type === 'rule' && nameOf(each) === ofDarkPalette) as Rule[];
}

/** Infima gives a dark bar what it gives the dark palette; the bar of this site has the palette of the page. */
const nameOf = ({ selector }: Rule): string => selector.replaceAll(/["']/g, '').replace(/,\s*\.navbar--dark$/, '');

/**
 * Takes away custom properties of the page that a later rule for the page sets again: Infima's own values for what this
 * site sets. The later one always wins.
 */
export function dropOverridden(): Plugin {
  return {
    postcssPlugin: 'drop-overridden',
    Once(sheet) {
      const later = new Map(rules.map((selector) => [selector, new Set<string>()]));
      for (const rule of sheet.nodes.flatMap(rulesOf).reverse()) {
        const own = later.get(nameOf(rule));
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
