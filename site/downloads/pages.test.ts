import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemMatcher } from '@shop-docs/template/vscode';
import { expect, it } from 'vitest';
import { downloads, root } from './list.ts';

const docs = join(root, 'site/docs');
const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => readFileSync(join(docs, name), 'utf8'));
const readmes = ['README.md', 'packages/template/pack/readme.md', 'packages/mcp/pack/readme.md'].map((name) =>
  readFileSync(join(root, name), 'utf8'),
);

it('pages and readmes name the downloads with their present versions', () => {
  const names = [...pages, ...readmes].flatMap(
    (text) => text.match(/shop-(?:docs-)?(?:template|mcp)-\d[\w.]*\.(?:tgz|vsix)/g) ?? [],
  );
  expect([...new Set(names)].toSorted()).toEqual(downloads.map(({ name }) => name).toSorted());
});

it('the task for Visual Studio Code reads lines as the extension does', () => {
  const [, task = ''] =
    /```json title="\.vscode\/tasks\.json"\n([^`]+)```/.exec(pages.find((page) => page.includes('tasks.json')) ?? '') ??
    [];
  const { source: _, ...matcher } = problemMatcher;
  expect(JSON.parse(task).tasks[0].problemMatcher).toEqual(matcher);
});
