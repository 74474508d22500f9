import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLinkChecker } from './links.ts';

const paths = ['/index.html', '/404.html', '/fr/index.html', '/fr/404.html'];

/** What is found in one page with these links. */
function found(path: string, ...targets: readonly string[]): readonly string[] {
  const links = createLinkChecker(paths);
  links.add(path, { ids: new Set(), targets });
  return links.broken().map(({ page, target, why }) => `${page}: ${target} (${why})`);
}

test('the page for unknown addresses leads to itself in each language', () => {
  expect(found('/404.html', '/404', '/fr/404')).toEqual([]);
  expect(found('/fr/404.html', '/404', '/fr/404', '/fr/')).toEqual([]);
});

test('any other page that leads there is wrong, and so is a page that is not there', () => {
  expect(found('/fr/index.html', '/fr/404')).toEqual(['/fr/index.html: /fr/404 (no such file)']);
  expect(found('/fr/404.html', '/de/404', '/fr/x')).toEqual([
    '/fr/404.html: /de/404 (no such file)',
    '/fr/404.html: /fr/x (no such file)',
  ]);
});

test('the command fails with a link that leads nowhere, and names it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  const check = (page: string) => {
    writeFileSync(join(folder, 'index.html'), page);
    const program = ['--import', 'tsx', join(import.meta.dirname, 'check-links.ts'), folder];
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
    return { status, said: stderr + stdout };
  };
  expect(check('<a href="/">a</a>')).toEqual({ status: 0, said: '0 broken links\n' });
  expect(check('<a href="/x">a</a>')).toEqual({
    status: 1,
    said: '/index.html: /x (no such file)\n1 broken links\n',
  });
});
