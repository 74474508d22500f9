import { findMistake } from '../../../catalogue/mistakes.ts';
import { anyOptionType } from '../../../syntax.ts';
import { nearestTag } from '../../nearest-tag.ts';
import type { Rule } from '../../rule.ts';

const tagLike =
  /^(?:Item|RelatedItem|Shop|Apps|Page|IndexPage|AboutPage|ContactPage|PrivacyPage|LawPage|Blog|Meta)[A-Z]/;

const optionName = new RegExp(`^(?:${anyOptionType}):`);

export const unknownVariable: Rule = {
  name: 'unknown-variable',
  severity: 'warning',
  summary: 'A name that is nearly a tag is most likely meant as one; as it stands it reaches the page as text.',
  group: 'syntax',
  create: (report, { source, regionAt }) => {
    const nearest = nearestTag();
    return {
      variable: ({ name, span }, found) => {
        if (found || findMistake(`{${name}}`) || optionName.test(name)) return;
        const kind = regionAt(span.start)?.kind;
        // Braces around a capitalized name are common in scripts: `${Total}`, `import {Swiper}`, `{{Name}}`.
        const code = (kind === 'script' || kind === 'style') && !/["'`>]/.test(source.charAt(span.start - 1));
        if (code || /[${]/.test(source.charAt(span.start - 1))) return;
        const near = nearest(name);
        if (near) report({ span, message: `Unexpected variable {${name}}, expected {${near}}` });
        else if (name.startsWith('lang:')) {
          report({ span, message: `Unexpected text {${name}}, expected one of the fixed texts of the catalogue` });
        } else if (!kind && tagLike.test(name)) {
          report({
            span,
            severity: 'info',
            message: `Unexpected variable {${name}}, expected a name of the catalogue; as it stands it is plain text`,
          });
        }
      },
    };
  },
};
