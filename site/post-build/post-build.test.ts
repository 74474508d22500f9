import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { searchConfig } from '../config/search-config.ts';
import { siteAddress } from '../config/site-address.ts';
import { finish } from './index.ts';
import { postBuild } from './post-build.ts';

vi.mock('../downloads/list.ts', () => ({ downloads: [], root: '' })); // each takes seconds

const settings = { SITE_URL: 'https://docs.example/' };
const page = (path: string, text: string) =>
  `<!doctype html><html lang="en"><head><title>${path}</title><link rel="canonical" href="https://docs.example${path}"><meta name="docusaurus_tag" content="default"><link rel="stylesheet" href="/assets/css/styles.0123abcd.css"></head>
<body><aside class="theme-doc-sidebar-container"></aside><main><article><div class="theme-doc-markdown markdown"><header><h1>${path}</h1></header>${text}</div></article></main></body></html>`;

/** Finishes a built site of a start page and one document. */
async function finishWith(document: string) {
  const folder = mkdtempSync(join(tmpdir(), 'finished-'));
  const buildDir = join(folder, 'build');
  const files = {
    'index.html': page('/', '<p>Home</p>'),
    'api/items/index.html': document,
    'assets/css/styles.0123abcd.css': 'p{color:#000}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(buildDir, name)), { recursive: true });
    writeFileSync(join(buildDir, name), text);
  }
  await postBuild({
    buildDir,
    cacheDir: join(folder, 'cache'),
    search: searchConfig({}),
    address: siteAddress(settings),
    report: () => {},
  });
}
it.each([
  ['a link that leads nowhere', '<a href="/nowhere">a</a>', 'Unexpected link /nowhere (no such file)'],
  ['an inline handler', '<button onclick="go()">a</button>', 'Unexpected inline script <button onclick="go()">'],
])('a site with %s does not', async (_, text, sentence) => {
  await expect(finishWith(page('/api/items', text))).rejects.toThrow(sentence);
});

it('a site with a page in no menu does not', async () => {
  const document = page('/api/items', '<p>a</p>').replace(/<aside.*<\/aside>/, '');
  await expect(finishWith(document)).rejects.toThrow('Unexpected page that no menu has');
});

it('a folder without a site fails the build, and says why', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await finish(mkdtempSync(join(tmpdir(), 'empty-')))).toBe(1);
  expect(error.mock.calls).toEqual([[expect.stringContaining('expected a built site')]]);
  error.mockRestore();
});
