import type { HighlighterCore, ThemedToken } from 'shiki/core';
import { templateGrammar } from './template-grammar.ts';

/** Token classes by the CSS variable that the theme names; `src/css/code.css` gives each its colours. */
const classes: Readonly<Record<string, string>> = {
  'var(--code-token-constant)': 'tc',
  'var(--code-token-string)': 'ts',
  'var(--code-token-comment)': 'tm',
  'var(--code-token-keyword)': 'tk',
  'var(--code-token-parameter)': 'tp',
  'var(--code-token-function)': 'tf',
  'var(--code-token-string-expression)': 'ts',
  'var(--code-token-punctuation)': 'tu',
  'var(--code-token-link)': 'tl',
  'var(--code-token-inserted)': 'ts',
};

const aliases: Readonly<Record<string, string>> = {
  js: 'javascript',
  sh: 'bash',
  shell: 'bash',
  curl: 'bash',
  ts: 'typescript',
  yml: 'yaml',
};

let highlighter: Promise<HighlighterCore> | undefined;

async function create(): Promise<HighlighterCore> {
  const { createHighlighterCore, createCssVariablesTheme } = await import('shiki/core');
  const { createJavaScriptRegexEngine } = await import('shiki/engine/javascript');
  const languages = await Promise.all([
    import('shiki/dist/langs/html.mjs'),
    import('shiki/dist/langs/css.mjs'),
    import('shiki/dist/langs/javascript.mjs'),
    import('shiki/dist/langs/typescript.mjs'),
    import('shiki/dist/langs/tsx.mjs'),
    import('shiki/dist/langs/json.mjs'),
    import('shiki/dist/langs/bash.mjs'),
    import('shiki/dist/langs/php.mjs'),
    import('shiki/dist/langs/ruby.mjs'),
    import('shiki/dist/langs/python.mjs'),
    import('shiki/dist/langs/yaml.mjs'),
    import('shiki/dist/langs/http.mjs'),
  ]);
  return createHighlighterCore({
    themes: [createCssVariablesTheme({ name: 'variables', variablePrefix: '--code-', fontStyle: false })],
    langs: [...languages.map((module) => module.default), templateGrammar],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function tokenHtml({ content, color }: ThemedToken): string {
  const name = classes[color ?? ''];
  return name && content.trim() !== '' ? `<span class="${name}">${escapeHtml(content)}</span>` : escapeHtml(content);
}

/** Neighbours of one colour become one token: fewer elements, the same picture. */
function joined(line: readonly ThemedToken[]): ThemedToken[] {
  const result: ThemedToken[] = [];
  for (const token of line) {
    const last = result.at(-1);
    if (last && (last.color === token.color || token.content.trim() === '')) last.content += token.content;
    else result.push({ ...token });
  }
  return result;
}

/**
 * Highlights code at build time, so that no highlighter reaches the reader.
 * @param code Source text; a final line break is dropped.
 * @param language A fence language; unknown ones and `text` are only escaped.
 * @returns HTML for a `code` element: escaped text with `span` elements of the classes above.
 */
export async function highlight(code: string, language: string): Promise<string> {
  highlighter ??= create();
  const shiki = await highlighter;
  const text = code.replace(/\n$/, '');
  const lang = aliases[language] ?? language;
  if (!shiki.getLoadedLanguages().includes(lang)) return escapeHtml(text);
  const { tokens } = shiki.codeToTokens(text, { lang, theme: 'variables' });
  return tokens.map((line) => joined(line).map(tokenHtml).join('')).join('\n');
}
