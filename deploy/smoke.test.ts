import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { release } from '../scripts/setup/releases.mjs';
import { smoke } from '../scripts/setup/smoke.mjs';
import {
  hasNginx,
  hasPhp,
  hasPython,
  publicFolder,
  startNginx,
  startOurs,
  startPhp,
  startPython,
  startSend,
} from './testing/hosts.ts';
import { smallSite } from './testing/small-site.ts';

type Start = typeof startNginx;

/** Publishes a site as an operator does, spoils it before it is served, and says what is wrong with it. */
async function publish(start: Start, base: string, spoil: (site: string) => void = () => undefined) {
  const folder = publicFolder();
  release(await smallSite(base), folder);
  spoil(join(folder, 'current', base));
  const host = await start(folder, base);
  onTestFinished(() => host.stop());
  return smoke(host.origin + base);
}

describe.each([
  ['nginx', startNginx, hasNginx],
  ['our server', startOurs, true],
] as const)('%s', (_, start, isHere) => {
  it.skipIf(!isHere).each(['/', '/docs/'])('below %s there is nothing to say', async (base) => {
    const { faults, notes, checks } = await publish(start, base);
    expect([faults, notes]).toEqual([[], []]);
    expect(checks).toBeGreaterThan(20);
  });
});

describe.each([
  ['Python', startPython, hasPython, ['shows a text of the host']],
  ['PHP', startPhp, hasPhp, []],
  ['a server of files that knows 404.html', startSend, true, []],
] as const)('a server that only gives out files: %s', (_, start, isHere, own) => {
  it.skipIf(!isHere).each(['/', '/docs/'])(
    'below %s readers miss nothing, and what it cannot do is said',
    async (base) => {
      const { faults, notes } = await publish(start, base);
      expect(faults).toEqual(start === startPhp ? [expect.stringContaining('answers 200, expected 404')] : []);
      for (const part of ['without a content security policy', 'are not kept for ever', 'ask for Markdown', ...own])
        expect(notes.join('\n')).toContain(part);
    },
  );
});

/** A folder with a site at its root. */
async function rootSite(): Promise<string> {
  const folder = publicFolder();
  release(await smallSite('/'), folder);
  return folder;
}

describe('a fault', () => {
  /** Removes a file and its compressed copies. */
  const remove = (site: string, file: string) => {
    for (const ending of ['', '.gz', '.br']) rmSync(join(site, file + ending), { force: true });
  };

  it.each([
    [
      'script of another build',
      'refuses the inline scripts of 1 pages, such as /api/',
      (site: string) => {
        const page = readFileSync(join(site, 'api/index.html'), 'utf8');
        remove(site, 'api/index.html');
        writeFileSync(join(site, 'api/index.html'), page.replace('start()', 'begin()'));
      },
    ],
    [
      'missing page',
      '1 of 3 pages of the sitemap are not there, such as /api/items/add',
      (site: string) => remove(site, 'api/items/add/index.html'),
    ],
    [
      'missing script',
      '1 of 2 scripts and styles are not there',
      (site: string) => remove(site, 'assets/js/main.0123abcd.js'),
    ],
    ['missing index', 'The search index', (site: string) => remove(site, 'assets/search/text.0123abcd.json')],
    ['missing copy', 'is not there, though llms.txt names it', (site: string) => remove(site, 'api/index.md')],
    ['missing list', 'llms.txt answers 404', (site: string) => remove(site, 'llms.txt')],
    ['lost redirect', 'The former address api.html answers 404', (site: string) => remove(site, 'api.html')],
    ['lost page for what is missing', 'shows a text of the host', (site: string) => remove(site, '404.html')],
  ] as const)('%s is told in a sentence', async (_, sentence, spoil) => {
    const { faults, notes } = await publish(startOurs, '/', spoil);
    expect([...faults, ...notes].filter((each) => each.includes(sentence))).toHaveLength(1);
  });

  it('holds no character of the host that a terminal or a log would obey', async () => {
    const { faults } = await publish(startOurs, '/', (site) => {
      const text = '# Site\n\n- [API](no\x1b]0;title\x07\u202e\n::error::injected.md)\n';
      remove(site, 'llms.txt');
      writeFileSync(join(site, 'llms.txt'), text);
    });
    expect(faults).toEqual([
      expect.stringMatching(/^The Markdown copy no.\]0;title.+::error::injected\.md is not there/),
    ]);
    expect(faults.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it('a site that does not start at the address is told', async () => {
    const host = await startOurs(await rootSite());
    onTestFinished(() => host.stop());
    expect((await smoke(`${host.origin}/docs/`)).faults).toEqual([
      expect.stringMatching(/\/docs\/ answers 404 text\/html.*, expected a page\.$/),
    ]);
  });
});
