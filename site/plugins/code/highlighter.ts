import { templateGrammar } from '@shop-docs/template/vscode';
import { escapeText } from 'entities/escape';
import type { HighlighterCore, ThemedToken } from 'shiki/core';
import { aliases, grammars } from './languages.ts';

/** Token classes by the CSS variable that the theme names; `src/css/code.css` gives each its color. */
const classes: Readonly<Record<string, string>> = {
  'var(--code-token-constant)': 'tc',
  'var(--code-token-string)': 'ts',
  'var(--code-token-comment)': 'tm',
  'var(--code-token-keyword)': 'tk',
  'var(--code-token-function)': 'tf',
  'var(--code-token-string-expression)': 'ts',
  'var(--code-token-link)': 'tl',
  'var(--code-token-inserted)': 'ts',
};

async function create(): Promise<HighlighterCore> {
  const { createHighlighterCore, createCssVariablesTheme } = await import('shiki/core');
  const { createOnigurumaEngine } = await import('shiki/engine/oniguruma');
  const languages = await Promise.all(Object.values(grammars).map((load) => load()));
  const theme = createCssVariablesTheme({ name: 'variables', variablePrefix: '--code-', fontStyle: false });
  // Keys of JSON look like names elsewhere, not like keywords.
  const keys = { scope: 'support.type.property-name.json', settings: { foreground: 'var(--code-token-function)' } };
  return createHighlighterCore({
    themes: [{ ...theme, tokenColors: [...(theme.tokenColors ?? []), keys] }],
    langs: [...languages.map((module) => module.default), templateGrammar],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
}

interface Piece {
  text: string;
  name: string | undefined;
}

function pieceHtml({ text, name }: Piece): string {
  return name && text.trim() !== '' ? `<span class="${name}">${escapeText(text)}</span>` : escapeText(text);
}

/** Neighbors of one class become one piece: fewer elements, the same picture. A tag stays one, so that a line can end before it. */
function joined(line: readonly ThemedToken[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { content, color } of line) {
    const last = pieces.at(-1);
    const name = classes[color ?? ''];
    if (last && ((last.name === name && !content.startsWith('{')) || content.trim() === '')) last.text += content;
    else pieces.push({ text: content, name });
  }
  return pieces;
}

const highlighter = create(); // at once: the first code is still to come

/** In a thread of its own, see `highlight.ts`. */
export default async function highlightHere({ code, language }: { code: string; language: string }): Promise<string> {
  const shiki = await highlighter;
  const text = code.replace(/\n$/, '');
  const lang = aliases[language] ?? language;
  if (!shiki.getLoadedLanguages().includes(lang)) return escapeText(text);
  const { tokens } = shiki.codeToTokens(text, { lang, theme: 'variables' });
  return tokens.map((line) => joined(line).map(pieceHtml).join('')).join('\n');
}
