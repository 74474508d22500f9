import type { ConfigData } from 'html-validate';

/** Recommended rules; each exception says why. The markup is parsed and written out in full before it is checked. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How the parser writes the page out says nothing about the page.
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    // Inline SVG keeps its own case: viewBox.
    'attr-case': ['error', { ignoreForeign: true }],
    // Icons and fold-out sections have sizes and variables of their own.
    'no-inline-style': 'off',
    // Docusaurus names its root `__docusaurus`: valid since HTML5.
    'valid-id': ['error', { relaxed: true }],
    // Docusaurus marks the skip link as a region, the announcement as a banner, and opens dropdowns by links that
    // lead somewhere without script; each is named and usable by keyboard.
    'prefer-native-element': ['error', { exclude: ['region', 'banner', 'button'] }],
    // Titles end with the name of the site; search engines shorten them by themselves.
    'long-title': 'off',
    // The search page searches while the reader types.
    'wcag/h32': 'off',
  },
};
