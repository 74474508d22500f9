import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Copy, copyProject } from './copy-project.ts';
import { addLocale, buildSite, cut, cutVersion, language } from './editions.ts';

// All pages with a cut version and a second language; `editions.test.ts` asks more of a few of them.
let copy: Copy;
beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

test('all pages build with a cut version in two languages, without a broken link', () => {
  cutVersion(copy);
  addLocale(copy, {}, { path: 'api/items/edit.mdx', texts: {} });
  expect(buildSite(copy)).toContain('every link and fragment has its target');
  const pagesBelow = (root: string) =>
    readdirSync(join(copy.folder, 'site/build', root), { recursive: true, encoding: 'utf8' }).filter((path) =>
      /^(api|template)\/(.*\/)?index\.html$/.test(path),
    );
  for (const root of [cut, language, `${language}/${cut}`]) expect(pagesBelow(root)).toEqual(pagesBelow('.'));
});
