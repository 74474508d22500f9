import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { root } from './paths.mjs';
import { publishedAddress, refuseLocal } from './published-address.mjs';
import { readOptions } from './read-options.mjs';
import { goBack, release } from './releases.mjs';

const { look } = vi.hoisted(() => ({ look: { now: () => {} } }));
/** All is done as ever, and looked at behind each step. */
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const names = ['cpSync', 'mkdirSync', 'renameSync', 'rmSync', 'symlinkSync', 'writeFileSync'] as const;
  const looked = names.map((name) => [
    name,
    (...given: never[]) => {
      Reflect.apply(fs[name], fs, given);
      look.now();
    },
  ]);
  return { ...fs, ...Object.fromEntries(looked) };
});
afterEach(() => {
  look.now = () => {};
});

/** A built site with one page and one script, both of which carry its name. */
function build(name: string, base = '/'): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const files = {
    'index.html': name,
    'robots.txt': name,
    '404.html': name,
    '.nojekyll': '',
    _headers: '/*',
    [`assets/js/${name.replace(/\W/g, '')}.js`]: name,
    '.deploy/headers.json': '[]',
    '.deploy/base-path.json': JSON.stringify(base),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** The page that the link leads to, and the scripts beside it. */
function served(folder: string, base = '/') {
  const site = join(folder, 'current', base);
  return [readFileSync(join(site, 'index.html'), 'utf8'), ...readdirSync(join(site, 'assets/js')).sort()];
}
const target = () => mkdtempSync(join(tmpdir(), 'target-'));

it('a page that is open keeps its files for one release, and also when one goes back', () => {
  const folder = target();
  release(build('one'), folder);
  expect(served(folder)).toEqual(['one', 'one.js']);
  release(build('two'), folder);
  expect(served(folder)).toEqual(['two', 'one.js', 'two.js']);
  release(build('three'), folder);
  expect(served(folder)).toEqual(['three', 'three.js', 'two.js']);
  goBack(folder);
  expect(served(folder)).toEqual(['two', 'one.js', 'three.js', 'two.js']);
});

it('at every moment a whole site is served: the former one, or the new one', () => {
  const folder = target();
  release(build('one'), folder);
  const next = build('two');
  const seen: unknown[] = [];
  look.now = () => seen.push(served(folder)[0]);
  release(next, folder);
  const turned = seen.indexOf('two');
  expect(turned).toBeGreaterThan(3);
  expect(seen).toEqual(seen.map((_, step) => (step < turned ? 'one' : 'two')));
  seen.length = 0;
  goBack(folder);
  expect(new Set(seen)).toEqual(new Set(['two', 'one']));
});

it('a site for another path than the release before is refused, unless it is meant', () => {
  const folder = target();
  release(build('one'), folder);
  expect(() => release(build('two', '/docs/'), folder)).toThrow('Unexpected path /docs/: the release before lies in /');
  expect(served(folder)).toEqual(['one', 'one.js']);
  release(build('two', '/docs/'), folder, { move: true });
  expect(served(folder, '/docs/')[0]).toBe('two');
  expect(() => goBack(folder)).toThrow('Unexpected path / of the release before: the current one lies in /docs/.');
  expect(served(folder, '/docs/')[0]).toBe('two');
  expect(goBack(folder, { move: true }).base).toBe('/');
  expect(served(folder)[0]).toBe('one');
});

it('a file in place of the folder is refused in a sentence', () => {
  const file = join(target(), 'site');
  writeFileSync(file, '');
  expect(() => release(build('one'), file)).toThrow(`Unexpected file ${file}, expected a folder for releases.`);
});

it('what somebody copied to the place of the link is refused in a sentence, and stays', () => {
  const folder = target();
  mkdirSync(join(folder, 'current'));
  writeFileSync(join(folder, 'current/index.html'), 'copied');
  expect(() => release(build('one'), folder)).toThrow(
    `Unexpected ${join(folder, 'current')} that is no link, expected the one to a release: move it away, or name another folder.`,
  );
  expect(readdirSync(folder)).toEqual(['current']);
  expect(readFileSync(join(folder, 'current/index.html'), 'utf8')).toBe('copied');
});

describe.each(['/', '/docs/'])('after a release of a site for %s', (base) => {
  const noReload = 'nginx needs no reload: what it reads at its start is as before.';
  const site = (name: string, files: Readonly<Record<string, string>> = {}) => {
    const folder = build(name, base);
    for (const [file, text] of Object.entries({ 'nginx.conf': 'include', 'headers.nginx.conf': 'map', ...files }))
      writeFileSync(join(folder, '.deploy', file), text);
    return folder;
  };

  it('of other pages, nginx needs no reload, and none on the way back', () => {
    const folder = target();
    expect(release(site('one'), folder).nginx).toBe(
      `For nginx: copy ${join(folder, 'current', base, '.deploy/nginx.conf')} as docs/operate.md says, then start or reload it.`,
    );
    expect(release(site('two'), folder).nginx).toBe(noReload);
    expect(goBack(folder).nginx).toBe(noReload);
  });

  it.each(['headers.nginx.conf', 'add-headers.nginx.conf'])('with another %s, nginx needs one, both ways', (file) => {
    const folder = target();
    release(site('one'), folder);
    const reload = `Reload nginx: run nginx -s reload; ${file}, what it reads at its start, has changed.`;
    expect(release(site('two', { [file]: 'other' }), folder).nginx).toBe(reload);
    expect(goBack(folder).nginx).toBe(reload);
  });

  it('with another configuration, nginx needs that too', () => {
    const folder = target();
    release(site('one'), folder);
    release(site('two'), folder);
    const file = join(folder, 'current', base, '.deploy/nginx.conf');
    expect(release(site('three', { 'nginx.conf': 'other' }), folder).nginx).toBe(
      `Reload nginx: copy ${file} to its place again, then run nginx -s reload; what it reads at its start has changed.`,
    );
  });
});

it('three releases stay, and the one to go back to among them', () => {
  const folder = target();
  for (const name of ['one', 'two', 'three', 'four', 'five']) release(build(name), folder);
  expect(readdirSync(join(folder, 'releases'))).toHaveLength(3);
  goBack(folder);
  expect(served(folder)[0]).toBe('four');
  goBack(folder);
  expect(served(folder)[0]).toBe('three');
  release(build('six'), folder);
  expect(readdirSync(join(folder, 'releases'))).toHaveLength(3);
  const pages = readdirSync(join(folder, 'releases')).map((name) =>
    readFileSync(join(folder, 'releases', name, 'index.html'), 'utf8'),
  );
  expect(pages).toEqual(['three', 'five', 'six']);
});

it('the way back passes over a release that was withdrawn', () => {
  const folder = target();
  for (const name of ['one', 'two', 'three']) release(build(name), folder);
  goBack(folder);
  release(build('four'), folder);
  goBack(folder);
  expect(served(folder)[0]).toBe('two');
  goBack(folder);
  expect(served(folder)[0]).toBe('one');
  expect(() => goBack(folder)).toThrow('without an earlier release');
});

it('below a path too, the way back passes over a release that was withdrawn', () => {
  const folder = target();
  for (const name of ['one', 'two']) release(build(name, '/docs/'), folder);
  goBack(folder);
  release(build('three', '/docs/'), folder);
  goBack(folder);
  expect(served(folder, '/docs/')[0]).toBe('one');
});

it('releases that do not note which one they took over from lead to the one before by name', () => {
  const folder = target();
  for (const name of ['one', 'two']) release(build(name), folder);
  rmSync(join(folder, 'current/.deploy/former.json'));
  goBack(folder);
  expect(served(folder)[0]).toBe('one');
});

it('what an interrupted release left is removed by the next one, and not what another is at', () => {
  const folder = target();
  release(build('one'), folder);
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const left = [`.20260101000000.${ended}`, `.20260101000001.${process.pid}`, '.20260101000002'];
  const others = [`.20260101000003.${process.ppid}`, '.keep'];
  for (const name of [...left, ...others]) mkdirSync(join(folder, 'releases', name, 'assets'), { recursive: true });
  release(build('two'), folder);
  expect(readdirSync(join(folder, 'releases')).filter((name) => name.startsWith('.'))).toEqual(others);
});

it('a release that ended before it turned the link keeps none of the next ones from doing so', () => {
  const folder = target();
  release(build('one'), folder);
  look.now = () => {
    if (existsSync(join(folder, 'current.next'))) throw new Error('ended');
  };
  expect(() => release(build('two'), folder)).toThrow('ended');
  look.now = () => {};
  expect(served(folder)[0]).toBe('one');
  release(build('three'), folder);
  expect(served(folder)[0]).toBe('three');
  expect(readdirSync(folder).sort()).toEqual(['current', 'releases']);
});

it('a copy that a full disk has broken off is no release', () => {
  const folder = target();
  release(build('one'), folder);
  const two = build('two');
  let steps = 0;
  look.now = () => {
    steps += 1;
    if (steps === 2) throw new Error('ENOSPC: no space left on device'); // the folder is made, and the copy begun
  };
  expect(() => release(two, folder)).toThrow('ENOSPC');
  look.now = () => {};
  expect(readdirSync(join(folder, 'releases')).filter((name) => !name.startsWith('.'))).toHaveLength(1);
  expect(served(folder)[0]).toBe('one');
  release(build('three'), folder);
  goBack(folder);
  expect(served(folder)[0]).toBe('one');
});

it('a release stays that another process has just turned to', () => {
  const folder = target();
  for (const name of ['one', 'two', 'three']) release(build(name), folder);
  const [four, five] = [build('four'), build('five')];
  let hasBegun = false;
  look.now = () => {
    const [now] = served(folder);
    if (now === 'five') throw new Error('no further yet');
    if (now !== 'four' || hasBegun) return;
    hasBegun = true;
    expect(() => release(five, folder)).toThrow('no further yet');
    look.now = () => {};
  };
  release(four, folder);
  expect(served(folder)[0]).toBe('five');
});

it('below a path the site lies in a folder of that name, and what hosts look for at the root stands there', () => {
  const folder = target();
  for (const name of ['one', 'two']) release(build(name, '/docs/'), folder);
  expect(served(folder, '/docs/')).toEqual(['two', 'one.js', 'two.js']);
  for (const file of ['_headers', 'robots.txt', '404.html', '.nojekyll'])
    expect(existsSync(join(folder, 'current', file)), file).toBe(true);
  expect(existsSync(join(folder, 'current/index.html'))).toBe(false);
});

it('an unfinished build is refused, and there is nothing to go back to at first', () => {
  const unfinished = build('one');
  const folder = target();
  expect(() => goBack(folder)).toThrow('without an earlier release');
  release(unfinished, folder);
  expect(() => goBack(folder)).toThrow('without an earlier release');
  rmSync(join(unfinished, '.deploy'), { recursive: true });
  expect(() => release(unfinished, folder)).toThrow('expected a finished build');
  expect(served(folder)).toEqual(['one', 'one.js']);
});

it.each([
  ['https://docs.acme.com/guide/', undefined],
  ['http://localhost:3000/', 'Nobody finds http://localhost:3000/: build with SITE_URL=https://… before you publish.'],
  [
    'https://docs.acme.test/',
    'Nobody finds https://docs.acme.test/: .test is a reserved name; build with SITE_URL=https://… before you publish.',
  ],
  ['https://example.com/', undefined],
])('a build for %s says so, and whether readers can find it', (address, warning) => {
  const folder = build(`<link data-rh="true" rel="canonical" href="${address}">`);
  expect(publishedAddress(folder)).toEqual({ address, warning });
});

it.each(['http://localhost:3000/', 'http://127.0.0.1:3000/docs/', 'http://[::1]:3000/'])(
  'a build for %s, which npm start makes, is refused in a sentence',
  (address) => {
    const folder = build(`<link rel="canonical" href="${address}">`);
    expect(() => refuseLocal(folder)).toThrow(`Unexpected build for ${address}, expected one for an address`);
  },
);

it('a build for an address that others reach is taken', () => {
  for (const address of ['https://docs.acme.com/', 'https://localhost.acme.com/', 'https://docs.acme.test/'])
    expect(() => refuseLocal(build(`<link rel="canonical" href="${address}">`))).not.toThrow();
});

it('a misspelt option is told with those that there are', () => {
  const options = { back: { type: 'boolean' }, move: { type: 'boolean' } } as const;
  expect(() => readOptions({ args: ['--bak'], options })).toThrow(
    'Unexpected option --bak, expected --back or --move.',
  );
  expect(readOptions({ args: ['--back'], options }).values).toEqual({ back: true });
});

it('what others may have kept of a file stays true: its date comes along', () => {
  const folder = target();
  const dated = (name: string) => {
    const site = build(name);
    for (const file of ['index.html', `assets/js/${name}.js`]) utimesSync(join(site, file), 1000, 1000);
    return site;
  };
  release(dated('one'), folder);
  release(dated('two'), folder);
  for (const file of ['index.html', 'assets/js/two.js', 'assets/js/one.js'])
    expect([file, statSync(join(folder, 'current', file)).mtimeMs]).toEqual([file, 1_000_000]);
});

it('the command refuses a build for this machine, and leaves what is served', () => {
  const clone = target();
  cpSync(join(root, 'scripts'), join(clone, 'scripts'), { recursive: true });
  cpSync(build('<link rel="canonical" href="http://localhost:3000/">'), join(clone, 'site/build'), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, ['scripts/release.mjs', join(clone, 'out')], {
    cwd: clone,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('Unexpected build for http://localhost:3000/')]);
  expect(existsSync(join(clone, 'out'))).toBe(false);
});

it('a release waits for a build that is under way', async () => {
  const clone = target();
  cpSync(join(root, 'scripts'), join(clone, 'scripts'), { recursive: true });
  const lock = join(clone, '.cache/install-and-build.lock');
  mkdirSync(dirname(lock));
  writeFileSync(lock, String(process.pid));
  const command = spawn(process.execPath, ['scripts/release.mjs', join(clone, 'out'), '--local'], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(command.stdout, 'readable');
  expect(String(command.stdout.read())).toMatch(
    /^Another command \(process \d+\) is .* building here: this one waits for it\.\n$/,
  );
  cpSync(build('one'), join(clone, 'site/build'), { recursive: true });
  rmSync(lock);
  command.stdout.resume();
  expect(await once(command, 'exit')).toEqual([0, null]);
  expect(served(join(clone, 'out'))[0]).toBe('one');
});
