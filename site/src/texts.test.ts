import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** What is the same in every language: names, and a method of HTTP. */
const names = ['POST', 'harbor-goods.example', 'Harbor Goods', 'Algolia', ', Blog.'];

/** Attributes that a reader sees or hears. */
const spoken = /^(aria-label|title|label|placeholder|alt)$/;

/** Elements whose text is code, and the one that translates its text. */
const left = /^(code|pre|Translate)$/;

/** Texts of a component that no translation reaches, each with its line. */
function untranslated(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const say = (node: ts.Node, text: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (/\p{L}{2}/u.test(words) && !names.includes(words)) found.push(`${file}:${line}: ${words}`);
  };
  const isLeft = ({ parent }: ts.Node) => ts.isJsxElement(parent) && left.test(parent.openingElement.tagName.getText());
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && !isLeft(node)) say(node, node.text);
    if (ts.isJsxAttribute(node) && spoken.test(node.name.getText()) && node.initializer) {
      const { initializer } = node;
      if (ts.isStringLiteral(initializer)) say(node, initializer.text);
      // Words in a template would be one language's order of words.
      else if (
        ts.isJsxExpression(initializer) &&
        initializer.expression &&
        ts.isTemplateExpression(initializer.expression)
      )
        say(
          node,
          [initializer.expression.head, ...initializer.expression.templateSpans.map(({ literal }) => literal)]
            .map(({ text }) => text)
            .join(' '),
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const folder = import.meta.dirname;
/** Pages are left out: they are prose. */
const components = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(components|theme|redirect)\b.*\.tsx$/.test(name),
);

it('every text of components and theme can be translated', () => {
  expect(components.length).toBeGreaterThan(40);
  expect(components.flatMap(untranslated)).toEqual([]);
});
