import { generate } from 'astring';
import type { Program, Statement } from 'estree';
import type { Processor } from 'unified';

/** `import { jsx as _jsx }` becomes `import { jsx as _jsxImport }` and `const _jsx = _jsxImport`. */
function constantsOf(node: Program['body'][number]): Statement[] {
  if (node.type !== 'ImportDeclaration' || node.source.value !== 'react/jsx-runtime') return [];
  return node.specifiers.map((specifier) => {
    const { name } = specifier.local;
    specifier.local = { type: 'Identifier', name: `${name}Import` };
    const id = { type: 'Identifier', name } as const;
    return {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [{ type: 'VariableDeclarator', id, init: specifier.local }],
    };
  });
}

/**
 * Makes the modules of pages light for the bundler. In both of its builds it keeps an object in memory for each use of
 * an import, and a page of tables makes thousands of elements: with constants there are a handful of uses. It also keeps
 * several copies of the text of a module: it is written without indentation.
 */
export function leanPages(this: Processor) {
  this.compiler = (tree) => generate(tree as Parameters<typeof generate>[0], { indent: '', lineEnd: '\n' }); // of recma
  return (tree: Program): void => {
    const afterImports = tree.body.findLastIndex(({ type }) => type === 'ImportDeclaration') + 1;
    tree.body.splice(afterImports, 0, ...tree.body.flatMap(constantsOf));
  };
}
