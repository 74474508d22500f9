import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { trackedFiles } from './inputs.mjs';

const root = join(import.meta.dirname, '../..');

/** Paths that a document names in code or links, with `{a,b}` taken apart; from the root, or from its own folder. */
function pathsOf(text: string): string[] {
  const named = [...text.matchAll(/`((?:packages|site|e2e|scripts|deploy|bench)\/[^`\s]*)`/g)].map(
    ([, path]) => path ?? '',
  );
  const linked = [...text.matchAll(/\]\((?!https?:|#|\/)([^)#]+)/g)].map(([, path]) => path ?? '');
  return [...named, ...linked].flatMap((path) => {
    const alternatives = /\{([^}]*)\}/.exec(path);
    return alternatives
      ? (alternatives[1] ?? '').split(',').map((part) => path.replace(alternatives[0], part))
      : [path];
  });
}

describe.each(trackedFiles(/(^|\/)[A-Z]+\.md$/))('%s', (document) => {
  it('names files and folders that are there', () => {
    const paths = pathsOf(readFileSync(join(root, document), 'utf8')).filter(
      (path) => !/^site\/(build|i18n)\b/.test(path),
    );
    const isThere = (path: string) =>
      [root, join(root, dirname(document))].some((folder) => existsSync(join(folder, path)));
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });
});

it('CONTRIBUTING.md lists every directive that a page uses, and no other', () => {
  const directives = (text: string) => [...text.matchAll(/<([A-Z]\w+)[ />]/g)].map(([, name]) => name ?? '');
  const pages = trackedFiles(/^site\/(?:docs|src\/pages)\/.*\.mdx$/).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const used = pages.flatMap((text) => directives(text.replace(/^```.*?^```/gms, '').replace(/`[^`]*`/g, '')));
  const listed = directives(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));
  expect([...new Set(listed)].sort()).toEqual([...new Set(used)].sort());
});
