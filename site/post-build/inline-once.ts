import type { Declaration, Plugin, Rule } from 'postcss';

/** The page itself, in one palette or in both. */
const ofPage = /^(?::root|html)?(?:\[data-theme="?\w+"?\])?(?::root)?$/;
const reads = /var\((--[\w-]+)\s*(,)?/g;

/**
 * Writes the value of a custom property where it is read, when the page sets it once for all and a single place reads
 * it, or several and it is no longer than its name. Its value may read other properties, as long as nothing but the
 * page sets those.
 * @param kept Properties that pages, scripts or other sheets use.
 */
export function inlineOnce(kept: ReadonlySet<string>): Plugin {
  return {
    postcssPlugin: 'inline-once',
    OnceExit(sheet) {
      const set = new Map<string, Declaration[]>();
      const readers = new Map<string, Declaration[]>();
      const withFallback = new Set<string>();
      sheet.walkDecls((declaration) => {
        if (declaration.prop.startsWith('--'))
          set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration]);
        for (const [, name = '', fallback] of declaration.value.matchAll(reads)) {
          readers.set(name, [...(readers.get(name) ?? []), declaration]);
          if (fallback) withFallback.add(name);
        }
      });
      const isOfPage = ({ parent }: Declaration) => ofPage.test((parent as Rule).selector ?? '');
      for (const [name, [only, ...others]] of set) {
        const own = readers.get(name) ?? [];
        if (!only || own.length === 0 || others.length > 0 || withFallback.has(name) || kept.has(name)) continue;
        if (only.important || only.parent?.parent !== sheet) continue;
        if (![':root', ':root:root'].includes((only.parent as Rule).selector)) continue;
        const inner = [...only.value.matchAll(reads)].map(([, each = '']) => each);
        if (!inner.every((each) => set.get(each)?.every(isOfPage))) continue;
        const isShort = inner.length === 0 && only.value.length <= `var(${name})`.length;
        if (own.length > 1 && !isShort) continue;
        if (own.some(({ prop }) => prop === 'background')) continue; // minified, `transparent` becomes a position
        // Minified sheets write no blank behind a bracket: `var(--height)var(--font)`.
        for (const reader of own) reader.value = reader.value.replaceAll(`var(${name})`, () => `${only.value} `).trim();
        for (const each of inner)
          readers.set(
            each,
            (readers.get(each) ?? []).map((place) => (place === only && own[0] ? own[0] : place)),
          );
        only.remove();
        set.delete(name);
      }
    },
  };
}
