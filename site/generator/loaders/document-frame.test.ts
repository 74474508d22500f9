import { expect, test } from 'vitest';
import documentFrame from './document-frame.cjs';

const compiled = `
export const frontMatter = {title: 'A'};
export {default as metadata} from '@site/.docusaurus/a.json'
import {Fragment as _FragmentImport, jsx as _jsxImport} from "react/jsx-runtime";
const _jsx = _jsxImport;
import {useMDXComponents as _provideComponents} from "@mdx-js/react";
import "@site/src/css/pages/rules.css";
import OAuthFlow from "@site/src/components/OAuthFlow/index.tsx";
import PageLinks from "@site/src/components/PageLinks/index.tsx";
export const toc = [{"value": "import x from \\"y\\";", "id": "a", "level": 2}];
function _createMdxContent(props) {
return _jsx("p", {children: OAuthFlow});
}
export default function MDXContent(props = {}) {
}
`;

test('leaves what the frame of a document needs, and the style sheets of its components', () => {
  expect(documentFrame(compiled).split('\n').filter(Boolean)).toEqual([
    'import "@site/src/css/pages/rules.css";',
    'import "@site/src/components/OAuthFlow/styles.module.css";',
    "export const frontMatter = {title: 'A'};",
    "export {default as metadata} from '@site/.docusaurus/a.json'",
    'export const toc = [{"value": "import x from \\"y\\";", "id": "a", "level": 2}];',
    'export default function Document() { return null; }',
  ]);
});

test('says when MDX compiles a document in another way', () => {
  expect(() => documentFrame('export default () => null;')).toThrow(/Unexpected document without _createMdxContent/);
});
