import { tagPatterns } from '@shop-docs/template';
import type { LanguageRegistration } from 'shiki';

/**
 * TextMate grammar of the platform's template language: HTML in which tags are recognised everywhere,
 * inside attribute values, style sheets and scripts too.
 */
export const templateGrammar: LanguageRegistration = {
  name: 'template',
  scopeName: 'text.html.template',
  embeddedLangs: ['html'],
  patterns: [{ include: '#tag' }, { include: '#comment' }, { include: 'text.html.basic' }],
  injections: {
    'L:text.html.template': { patterns: [{ include: '#tag' }] },
  },
  repository: {
    // The comment of plain HTML ends by a look behind that the engine does not have: it would run to the end.
    comment: { name: 'comment.block.html', begin: '<!--', end: '-->' },
    tag: {
      patterns: [
        { match: tagPatterns.block, name: 'keyword.control.block.template' },
        { match: tagPatterns.prefixed, name: 'constant.language.option.template' },
        { match: tagPatterns.variable, name: 'entity.name.function.template' },
      ],
    },
  },
};
