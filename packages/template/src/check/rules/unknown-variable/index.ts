import { findBlock } from '../../../catalogue/find-tag.ts';
import { findMistake } from '../../../catalogue/mistakes.ts';
import { synonymOf } from '../../../catalogue/synonyms.ts';
import { tagFacts } from '../../../catalogue/tag-facts.ts';
import { anyPrintedOptionType, blockNameOf } from '../../../syntax.ts';
import { isInCode } from '../../in-code.ts';
import { nearestTag } from '../../nearest-tag.ts';
import type { Rule } from '../../rule.ts';
import { scriptNames } from '../../script-names.ts';

const printedOption = new RegExp(`^(?:${anyPrintedOptionType}):`);

/** Words of a name: `ItemPageURL` gives Item, Page, URL. */
const wordsOf = (name: string) => name.match(/[A-Z]+(?![a-z])|[A-Z][a-z0-9]*/g) ?? [];
const known = tagFacts
  .map(({ name }) => wordsOf(name.replace(/^\{(?:block:)?/, '')))
  .filter(({ length }) => length > 1);
const firstWords = new Set(known.map((words) => words[0]));
const lastWords = new Set(['URL', 'Url', 'Tag', 'Title', 'Name', 'Price', 'Id', 'Page', 'Contents']);

export const unknownVariable: Rule = {
  name: 'unknown-variable',
  severity: 'warning',
  summary: 'A name in braces that is close to a tag, or built like one, is most likely meant as one.',
  group: 'syntax',
  about: 'spelling',
  create: (report, theme) => {
    const { source, regionAt } = theme;
    const nearest = nearestTag();
    const script = scriptNames(theme);
    return {
      variable: ({ name, span }, found) => {
        if (found || findMistake(`{${name}}`) || printedOption.test(name)) return;
        const region = regionAt(span.start);
        if (region?.kind === 'comment' || /[${]/.test(source.charAt(span.start - 1))) return;
        const say = (expected: string, severity: 'error' | 'warning', hint = '', sure = false) =>
          report({
            span,
            severity,
            message: `Unexpected variable {${name}}, expected ${expected}${hint}`,
            expected,
            ...(sure && { fix: [{ span, text: expected }] }),
          });
        // Braces around a capitalized name are common in scripts: `import {Swiper}`, `const {Total} = sums`.
        if (isInCode(source, span.start, region)) {
          const near = region?.kind === 'script' ? nearest(name)?.name : undefined;
          if (near && !synonymOf(name) && !script.owns(name, span)) say(`{${near}}`, 'warning');
          return;
        }
        if (name.startsWith('if:')) return say(`{block:${blockNameOf(name)}}`, 'error', ': a switch has blocks only');
        if (findBlock(name)) return say(`{block:${name}}`, 'error', ': the names of blocks begin with block:');
        const near = nearest(name);
        if (near?.how) return report({ span, message: `Unexpected variable {${name}}, expected ${near.how}` });
        if (near?.name && synonymOf(name)) return say(`{${near.name}}`, 'warning');
        if (near?.name) return say(`{${near.name}}`, region?.kind === 'script' ? 'warning' : 'error', '', near.sure);
        if (name.startsWith('lang:')) {
          report({ span, message: `Unexpected text {${name}}, expected one of the fixed texts of the catalog` });
        } else if (isBuiltLikeTag(name)) {
          report({
            span,
            message: `Unexpected variable {${name}}, expected a name of the catalog; no tag of this name is known`,
          });
        } else if (region?.kind !== 'script') {
          report({
            span,
            severity: 'note',
            message: `Unexpected variable {${name}}, expected a name of the catalog, if it is meant as a tag (inferred from its form); no tag of this name is known`,
          });
        }
      },
    };
  },
};

/** Made of two words or more, of which the first begins tags, or the last ends them: `{LogoURL}`, `{CategoryName}`. */
function isBuiltLikeTag(name: string): boolean {
  const words = wordsOf(name);
  return words.length > 1 && (firstWords.has(words[0] ?? '') || lastWords.has(words.at(-1) ?? ''));
}
