import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapi from '@shop-docs/api/openapi.json' with { type: 'json' };
import { manualChecks, mistakes, rules, sources, tags } from '@shop-docs/template';
import ts from 'typescript';
import type { Text } from './find-faults.ts';
import type { Subject } from './terms.ts';

const root = join(import.meta.dirname, '../..');

/** All prose of the product. */
export function allTexts(): readonly Text[] {
  return [...pages(), ...descriptions(), ...catalogue(), ...interfaceTexts()];
}

/** The pages, each a text. */
export const pageTexts = (): readonly Text[] => textsOf(filesIn('site/docs', /\.mdx$/));

/** Pages, and what the checker publishes of its rules. */
const pages = (): readonly Text[] => [
  ...pageTexts(),
  ...textsOf(filesIn('packages/template/src/check/rules', /\/doc\.md$/)),
];

function textsOf(files: readonly string[]): readonly Text[] {
  return files.map((file) => ({
    subject: file.includes('docs/api/') ? 'api' : 'site',
    markdown: readFileSync(join(root, file), 'utf8'),
    place: (line) => `${file}:${line}`,
  }));
}

/** Keys of the OpenAPI document under which prose stands. */
const prose =
  /^(summary|description|title|text|subject|reset|note|change|reason|behavior|why|x-remedy|x-required-when|x-default-note)$/;
const lists = /^(x-notes|x-enumDescriptions)$/;
const samples = /^(example|examples|value|x-example-request|default)$/;

function descriptions(): readonly Text[] {
  const pieces: Piece[] = [];
  const visit = (value: unknown, path: readonly string[]) => {
    const key = path.at(-1) ?? '';
    if (typeof value === 'string') {
      if (prose.test(key) || lists.test(path.at(-2) ?? '')) pieces.push({ place: path.join(' > '), text: value });
      return;
    }
    if (value === null || typeof value !== 'object') return;
    for (const [name, child] of Object.entries(value)) {
      if (!samples.test(name) || path.at(-1) === 'properties' || path.at(-1) === 'components')
        visit(child, [...path, name]);
    }
  };
  visit(openapi, ['openapi.json']);
  return [joined('api', pieces)];
}

/** What the catalogue says of tags, and the checker of themes. */
function catalogue(): readonly Text[] {
  const pieces = Object.entries({ tags, rules, mistakes, manualChecks, sources }).flatMap(([name, list]) =>
    strings(list, `packages/template ${name}`).filter(({ text }) => isSentence(withoutTags(text))),
  );
  return [joined('site', pieces)];
}

function strings(value: unknown, place: string): readonly Piece[] {
  if (typeof value === 'string') return [{ place: `${place}: ${value}`, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value)
    .filter(([key]) => key !== 'sample' && key !== 'source')
    .flatMap(([key, each]) => strings(each, `${place} ${key}`));
}

/** Notes of the catalogue name tags and elements in code, and messages name tags bare; neither makes them code. */
const withoutTags = (text: string): string => text.replace(/`[^`]*`|\{[\w:/][^{}\n]*\}/g, '');

/** Texts that components show, directives make and the checker reports: text of elements, labels, sentences in literals. */
function interfaceTexts(): readonly Text[] {
  const files = [
    ...filesIn('site/src', /(?<!\.test)\.tsx?$/),
    ...filesIn('site/plugins/reference', /(?<!\.test)\.ts$/),
    ...filesIn('packages/template/src/check', /(?<!\.test)\.ts$/),
    ...filesIn('packages/template/src/wording', /(?<!\.test)\.ts$/),
    ...filesIn('packages/api/src/sandbox', /\/decisions\.ts$/),
  ];
  return files.map((file) => {
    const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
    const pieces: Piece[] = [];
    const visit = (node: ts.Node) => {
      // What a failing build says to its author is no text of the product.
      if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return;
      const text = ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) ? node.text : '';
      if (isSentence(text) && !ts.isImportDeclaration(node.parent)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        pieces.push({ place: `${file}:${line + 1}`, text });
      }
      node.forEachChild(visit);
    };
    visit(source);
    return joined(/\/api\//.test(file) ? 'api' : 'site', pieces);
  });
}

function filesIn(folder: string, name: RegExp): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => name.test(file))
    .sort();
}

/** Two words of letters, and nothing that only code has. */
function isSentence(text: string): boolean {
  return /[A-Za-z’']{2,} [A-Za-z’']{2,}/.test(text) && !/[<>={}\\]|--|::/.test(text);
}

interface Piece {
  readonly place: string;
  readonly text: string;
}

/** Pieces of prose as paragraphs of one text. */
function joined(subject: Subject, pieces: readonly Piece[]): Text {
  const places: string[] = [];
  const paragraphs = pieces.map(({ place, text }) => {
    const lines = text.trim().split('\n');
    places.push(...lines.map(() => place), place);
    return lines.map((line) => line.trim()).join('\n');
  });
  return { subject, markdown: paragraphs.join('\n\n'), place: (line) => places[line - 1] ?? '' };
}
