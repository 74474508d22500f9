import type { LanguageRegistration } from 'shiki';

/**
 * TextMate grammar of the platform's template language: HTML in which tags are recognised everywhere,
 * inside attribute values, style sheets and scripts too.
 */
export const templateGrammar: LanguageRegistration = {
  name: 'template',
  scopeName: 'text.html.template',
  embeddedLangs: ['html'],
  patterns: [{ include: '#tag' }, { include: 'text.html.basic' }],
  injections: {
    'L:text.html.template': { patterns: [{ include: '#tag' }] },
  },
  repository: {
    tag: {
      patterns: [
        { match: '\\{/?block:[^{}\\n]+\\}', name: 'keyword.control.block.template' },
        { match: '\\{(?:lang|text|image|color|select):[^{}\\n]+\\}', name: 'constant.language.option.template' },
        { match: '\\{[A-Z][A-Za-z0-9-]*(?:\\[[0-9-]+\\][A-Za-z0-9-]*)?\\}', name: 'entity.name.function.template' },
      ],
    },
  },
};
