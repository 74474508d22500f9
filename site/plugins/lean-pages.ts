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
 * Makes the modules of pages light for the bundler. It keeps notes on every use of an import in both of its
 * builds, and a page of tables makes thousands of elements: with constants it notes a handful. It keeps texts in
 * several states as well: they are written without indentation.
 */
export function leanPages(this: Processor) {
  this.compiler = (tree) => generate(tree as Parameters<typeof generate>[0], { indent: '', lineEnd: '\n' }); // of recma
  return (tree: Program): void => {
    const afterImports = tree.body.findLastIndex(({ type }) => type === 'ImportDeclaration') + 1;
    tree.body.splice(afterImports, 0, ...tree.body.flatMap(constantsOf));
  };
}
