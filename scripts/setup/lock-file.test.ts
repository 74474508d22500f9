import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';

interface Entry {
  readonly name?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const lock: { packages: Readonly<Record<string, Entry>> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);
const entries = Object.entries(lock.packages);
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** What Node would find from the folder of a package. */
function isFound(from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder && `${folder}/`}node_modules/${name}` in lock.packages) return true;
    if (folder === '') return false;
    if (!folder.includes('/node_modules/')) return `node_modules/${name}` in lock.packages;
  }
}

it('the lock file names the packages of every platform', () => {
  // The registry that wrote it lacked the others of this version; npm install adds them on a machine that needs them.
  const isKnown = (name: string) => name.startsWith('@swc/html-');
  const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isKnown(name) && !isFound(path, name)),
  );
  expect(missing).toEqual([]);
});

it('no package names the host that it came from', () => {
  expect(entries.filter(([, { resolved, link }]) => resolved && !link).map(([path]) => path)).toEqual([]);
});

it('installing runs only scripts that are known: none of them reports to anybody', () => {
  const scripts = new Set(entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)));
  const known = ['@swc/core', 'core-js', 'core-js-pure', 'es5-ext', 'esbuild', 'fsevents'];
  expect([...scripts].filter((name) => !known.includes(name))).toEqual([]);
});

it('every version that is held has its reason in CONTRIBUTING.md', () => {
  const { overrides } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  expect(Object.keys(overrides).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
