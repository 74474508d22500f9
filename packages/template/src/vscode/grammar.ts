import { tagPatterns } from '../syntax.ts';

/** Where a tag stands in a TextMate grammar. */
const tags = [
  { match: tagPatterns.block, name: 'keyword.control.block.template' },
  { match: tagPatterns.prefixed, name: 'constant.language.option.template' },
  { match: tagPatterns.variable, name: 'entity.name.function.template' },
];

/**
 * TextMate grammar of the template language: HTML in which tags are recognized everywhere, inside attribute values, style
 * sheets and scripts too.
 */
export const templateGrammar = {
  name: 'template',
  scopeName: 'text.html.template',
  embeddedLangs: ['html'],
  patterns: [{ include: '#tag' }, { include: '#comment' }, { include: 'text.html.basic' }],
  injections: {
    'L:text.html.template': { patterns: [{ include: '#tag' }] },
  },
  repository: {
    // The comment of plain HTML ends by a look behind that the highlighter of pages does not have: it would run to the end.
    comment: { name: 'comment.block.html', begin: '<!--', end: '-->' },
    tag: { patterns: tags },
  },
};

/** The same tags for an editor, put into its own grammars of HTML, CSS and JavaScript. */
export const tagInjection = {
  name: 'template-tags',
  scopeName: 'template.tags.injection',
  injectTo: ['text.html.basic', 'text.html.derivative', 'source.css', 'source.js'],
  injectionSelector: 'L:text.html, L:source.css, L:source.js',
  patterns: tags,
};
