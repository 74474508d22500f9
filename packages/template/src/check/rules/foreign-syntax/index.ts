import type { Rule } from '../../rule.ts';

/** Libraries that fill placeholders such as `{{ product.title }}` in by script. */
const fillsPlaceholders = /\b(?:vue|angular|handlebars|mustache|hogan|nunjucks|liquidjs|petite-vue|alpine)/i;
/** Objects of a shop in Liquid. */
const placeholder =
  /\{\{-?\s*(?:product|collection|shop|cart|settings|section|block|customer|content_for_\w+|page_title)(?:\.[\w.]+)?\s*-?\}\}/g;

/** Statements of other template languages. */
const statements: readonly { readonly pattern: RegExp; readonly language: string }[] = [
  {
    pattern:
      /\{%-?\s*[a-z][^%{}\n]{0,200}%\}|\{\{-?[^{}|\n]{1,100}\|\s*(?:asset_url|(?:img|image|file)_url|(?:stylesheet|script|image)_tag|money\w*|handleize|escape|trans|t)\b[^{}\n]{0,200}\}\}/gi,
    language: 'Liquid, Twig or Jinja',
  },
  { pattern: /<%[=-]?\s[^<>\n]{1,200}%>|<\?(?:php|=)[^<>\n]{0,200}\?>/gi, language: 'PHP, ERB or EJS' },
  {
    pattern:
      /(?<!\{)\{\/?(?:if|elseif|else if|foreach|foreachelse|for|while|section|include|literal)(?:\s[^{}\n]{1,200})?\}|\{end(?:for|foreach|while)?\}/gi,
    language: 'Smarty or a like language',
  },
  {
    pattern:
      /\{\{[#/^](?:if|unless|each|with)\b[^{}\n]{0,200}\}\}|\{\{else\}\}|\{[#:@](?:if|each|else|await|html)\b[^{}\n]{0,200}\}/gi,
    language: 'Handlebars or Svelte',
  },
];

export const foreignSyntax: Rule = {
  name: 'foreign-syntax',
  severity: 'warning',
  summary:
    'The template language has blocks and variables, but no statements such as `if` with an expression or `include`.',
  level: 'inferred',
  group: 'syntax',
  create: (report, { source, regionAt }) => ({
    end: () => {
      const own = fillsPlaceholders.test(source) ? [] : [{ pattern: placeholder, language: 'Liquid, Twig or Jinja' }];
      const named = new Set<string>();
      for (const { pattern, language } of [...statements, ...own]) {
        if (named.has(language)) continue;
        const found = [...source.matchAll(pattern)].filter(({ index }) => {
          const kind = regionAt(index)?.kind;
          return kind === undefined || kind === 'tag';
        });
        const [first] = found;
        if (!first) continue;
        named.add(language);
        const more = found.length > 1 ? `; ${found.length - 1} more below` : '';
        report({
          span: { start: first.index, end: first.index + first[0].length },
          message: `Unexpected ${first[0]}, a statement of ${language}, expected a block such as {block:HasItems}${more}`,
        });
      }
    },
  }),
};
