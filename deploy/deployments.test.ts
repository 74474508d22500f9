import { mkdtempSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { readBasePath } from '@shop-docs/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../scripts/setup/find-browser.mjs';
import { goBack, release } from '../scripts/setup/releases.mjs';
import { hasNginx, publicFolder, startNginx, startOurs } from './testing/hosts.ts';
import { nextBuild } from './testing/next-build.ts';

const build = join(import.meta.dirname, '../site/build');
const base = readBasePath(build);
const executablePath = findBrowser();

describe.skipIf(!executablePath)('a release under the eyes of readers', () => {
  let browser: Browser;
  let next = '';
  beforeAll(async () => {
    next = nextBuild(build, join(mkdtempSync(join(tmpdir(), 'next-')), 'build'));
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  });
  afterAll(() => browser.close());

  it('the policy stays as it is when scripts change their names', () => {
    const headersOf = (folder: string) => JSON.parse(readFileSync(join(folder, '.deploy/headers.json'), 'utf8'))[0];
    expect(headersOf(next)).toEqual(headersOf(build));
  });

  it.skipIf(!hasNginx)('nginx, which needs no reload: no script is refused, and no request fails', async () => {
    await deployTwice(startNginx);
  });

  it.skipIf(!hasNginx)('nginx that is reloaded: no script is refused, and no request fails', async () => {
    await deployTwice(startNginx, { isReloaded: true });
  });

  it('our server: no script is refused, and no request fails', async () => {
    await deployTwice(startOurs);
  });

  /** Releases, and goes back, while a page is open and programs ask; what went wrong must be nothing. */
  async function deployTwice(start: typeof startNginx, { isReloaded = false } = {}): Promise<void> {
    const folder = publicFolder();
    release(build, folder);
    const host = await start(folder, base);
    const site = host.origin + base;
    // A reload may close a connection that is idle just when the next request goes out on it: each has its own then.
    const traffic = keepAsking(host.origin, base, new Agent({ keepAlive: !isReloaded }));
    const faults: string[] = [];
    try {
      const old = await open(browser, `${site}api/items/add`, faults);
      expect(release(next, folder).nginx).toContain('nginx needs no reload');
      if (isReloaded) await host.reload();
      await readOn(old);
      const young = await open(browser, `${site}api/items/add`, faults);
      expect(await young.locator('title[data-next]').count()).toBe(1);
      expect(goBack(folder).nginx).toContain('nginx needs no reload');
      if (isReloaded) await host.reload();
      await readOn(young);
      await readOn(await open(browser, `${site}api/items/add`, faults));
    } finally {
      faults.push(...(await traffic.stop()));
      await host.stop();
    }
    expect(faults).toEqual([]);
    expect(traffic.answered()).toBeGreaterThan(50);
  }
});

/** Opens a page in a browser of its own, and notes refused scripts, errors and failed requests. */
async function open(browser: Browser, url: string, faults: string[]): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
  page.setDefaultTimeout(60_000);
  await page.goto(url);
  return page;
}

/** What a reader does who has had the page open: a search, which wakes the page, and another page. */
async function readOn(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type('stock');
  await page.locator('.DocSearch-Hit').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.locator('aside a[href$="/api/items/delete"]').click();
  await page.waitForURL('**/api/items/delete');
  await page.locator('h1', { hasText: 'Delete' }).waitFor();
}

function getOnce(url: string, agent: Agent): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      resolve({ status: response.statusCode, text: Buffer.concat(parts).toString() });
    });
    request.on('error', reject);
  });
}

/** Asks for pages, and for the scripts that they name, about a hundred times in a second. */
function keepAsking(origin: string, base: string, agent: Agent) {
  const faults: string[] = [];
  let answered = 0;
  let stopped = false;
  const ask = async (path: string) => {
    const { status, text } = await getOnce(origin + path, agent);
    if (status !== 200) faults.push(`${status} ${path}`);
    answered += 1;
    return text;
  };
  const loop = async () => {
    while (!stopped) {
      const page = await ask(`${base}api/items/add`);
      const scripts = /data-scripts="([^"]+)"/.exec(page)?.[1]?.split(' ') ?? ['/no-scripts'];
      for (const script of scripts) await ask(script);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  };
  const ended = loop().catch((error: unknown) => faults.push(String(error)));
  return {
    answered: () => answered,
    stop: async () => {
      stopped = true;
      await ended;
      agent.destroy();
      return faults;
    },
  };
}
