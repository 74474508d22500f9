import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { basePathFile } from './base-path.ts';
import { headerRulesFile } from './header-rules.ts';
import { serveSite } from './serve-site.ts';

const parent = () => mkdtempSync(join(tmpdir(), 'current-site-'));

/** Writes a site whose page, file and policy carry its name. */
function build(folder: string, name: string): string {
  const files = {
    'index.html': `page ${name}`,
    [`assets/${name}.js`]: name,
    [headerRulesFile]: JSON.stringify([{ path: '/*', headers: { 'X-Build': name } }]),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** What a server of the folder answers at the start page, and at a file that only one build has. */
async function serve(folder: string) {
  const site = await serveSite(folder, { port: 0 });
  onTestFinished(() => site.stop(0));
  return async (file: string) => {
    const page = await fetch(site.url);
    const { status } = await fetch(`${site.url}/${file}`);
    return [await page.text(), page.headers.get('x-build'), status];
  };
}

it('a build that is renamed into the folder is served with its own files and headers', async () => {
  const folder = parent();
  const site = build(join(folder, 'site'), 'one');
  const ask = await serve(site);
  expect(await ask('assets/one.js')).toEqual(['page one', 'one', 200]);
  build(join(folder, 'next'), 'two');
  renameSync(site, join(folder, 'former'));
  renameSync(join(folder, 'next'), site);
  expect(await ask('assets/two.js')).toEqual(['page two', 'two', 200]);
  expect(await ask('assets/one.js')).toEqual(['page two', 'two', 404]);
});

it('a link that is turned to another build and back is followed', async () => {
  const folder = parent();
  const [one, two] = [build(join(folder, 'one'), 'one'), build(join(folder, 'two'), 'two')];
  const link = join(folder, 'current');
  symlinkSync(one, link);
  const ask = await serve(link);
  for (const [to, name] of [
    [two, 'two'],
    [one, 'one'],
  ] as const) {
    symlinkSync(to, `${link}.new`);
    renameSync(`${link}.new`, link);
    expect(await ask(`assets/${name}.js`)).toEqual([`page ${name}`, name, 200]);
  }
});

it('a link that is turned to what is no whole build leaves the former one, pages and headers', async () => {
  const folder = parent();
  const link = join(folder, 'current');
  symlinkSync(build(join(folder, 'one'), 'one'), link);
  const ask = await serve(link);
  rmSync(join(build(join(folder, 'two'), 'two'), headerRulesFile));
  symlinkSync(join(folder, 'two'), `${link}.new`);
  renameSync(`${link}.new`, link);
  expect(await ask('assets/one.js')).toEqual(['page one', 'one', 200]);
});

it('a build that could not be read at first is read again, though its headers have not changed since', async () => {
  const site = build(join(parent(), 'site'), 'one');
  const ask = await serve(site);
  writeFileSync(join(site, basePathFile), '"');
  build(site, 'two');
  expect((await ask(''))[1]).toBe('one');
  writeFileSync(join(site, basePathFile), '"/"');
  expect(await ask('assets/two.js')).toEqual(['page two', 'two', 200]);
});

it('headers that are written anew in their place are read anew', async () => {
  const site = build(join(parent(), 'site'), 'one');
  const ask = await serve(site);
  const headers = join(site, headerRulesFile);
  writeFileSync(headers, JSON.stringify([{ path: '/*', headers: { 'X-Build': 'two' } }]));
  utimesSync(headers, 1, 1);
  expect((await ask(''))[1]).toBe('two');
});

it('while headers are missing or half written, those of before are sent', async () => {
  const site = build(join(parent(), 'site'), 'one');
  const ask = await serve(site);
  writeFileSync(join(site, headerRulesFile), '[{');
  expect((await ask(''))[1]).toBe('one');
  rmSync(join(site, headerRulesFile));
  expect((await ask(''))[1]).toBe('one');
  build(site, 'two');
  expect(await ask('assets/two.js')).toEqual(['page two', 'two', 200]);
});
