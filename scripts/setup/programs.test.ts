import { beforeEach, expect, it, vi } from 'vitest';
import { browser } from './browser.mjs';
import { installPrograms } from './programs.mjs';

const { system } = vi.hoisted(() => ({ system: { may: true, browser: '', did: [] as string[] } }));
vi.mock('./apt.mjs', () => ({
  which: () => undefined,
  mayUseApt: () => system.may,
  apt: async (_: string, packages: readonly string[]) => void system.did.push(...packages),
}));
vi.mock('./find-browsers.mjs', () => ({
  downloadedBrowser: () => 'a browser',
  findFirefox: () => 'a browser',
  findWebKit: () => 'a browser',
}));
vi.mock('./find-browser.mjs', () => ({ findBrowser: () => system.browser, downloaded: () => undefined }));
vi.mock('./run.mjs', () => ({
  run: async (label: string, _: string, args: readonly string[]) => {
    system.did.push(`${label}: ${args.slice(1).join(' ')}`);
    return { code: 1 };
  },
}));
beforeEach(() => {
  Object.assign(system, { may: true, browser: '', did: [] });
  vi.spyOn(console, 'log').mockImplementation((line) => void system.did.push(String(line)));
});

it('programs are installed after they were named, and where that may be done alone', async () => {
  system.may = false;
  expect((await installPrograms()).map(({ program }) => program)).toContain('nginx');
  expect(system.did).toEqual([]);
  system.may = true;
  await installPrograms();
  expect(system.did[0]).toMatch(/^These Debian packages are about to be installed[\s\S]*nginx: nginx-light/);
  expect(system.did).toContain('nginx-light');
});

it('a browser that is here is taken, and nothing is fetched', async () => {
  system.browser = '/usr/bin/chromium';
  expect(await browser()).toBe('/usr/bin/chromium');
  expect(system.did).toEqual([]);
});

it('a browser is fetched after that was said, with packages of the system where that may be done alone', async () => {
  system.may = false;
  await expect(browser()).rejects.toThrow('No browser could be had');
  expect(system.did).toEqual([
    expect.stringMatching(/^No Chrome or Chromium is here\. One is about to be downloaded/),
    'Downloading a browser: install chromium',
  ]);
});
