export type { Block, Node, Problem, Span, Text, Tree, Variable } from './ast.ts';
export { declaredOptions } from './parse/declaredOptions.ts';
export { locator, type Position } from './parse/locate.ts';
export { parse } from './parse/parse.ts';
export { print } from './parse/print.ts';
export { type Visitor, walk } from './parse/walk.ts';
