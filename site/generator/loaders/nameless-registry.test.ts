import { expect, test } from 'vitest';
import namelessRegistry from './nameless-registry.cjs';

test('drops the name of each module and keeps how it is loaded', () => {
  const entry = (id: string, name: string) =>
    `  "${id}": [() => import(/* webpackChunkName: "${id}" */ "@site/docs/${id}.mdx"), "${name}", require.resolveWeak("@site/docs/${id}.mdx")],\n`;
  const source = (name: (id: string) => string) =>
    `export default {\n${['a', 'b'].map((id) => entry(id, name(id))).join('')}};\n`;
  expect(namelessRegistry(source((id) => `@site/docs/${id}.mdx`))).toBe(source(() => ''));
});

test('says when Docusaurus writes its registry in another way', () => {
  expect(() => namelessRegistry('export default {}')).toThrow(/Unexpected registry, expected entries/);
});
