import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { searchServiceOrigin } from './search-service.ts';

const e2e = dirname(dirname(fileURLToPath(import.meta.url)));
const site = join(e2e, '..', 'site');
const cache = join(e2e, '.cache', 'fixtures');
const docusaurus = join(e2e, '..', 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');

/** Parts of the product's site that a fixture site takes over: its look and behaviour, not what its pages are made of. */
const shared = [
  'config',
  'frame',
  'hydration',
  'plugins/frame',
  'plugins/search-places',
  'src/as-built',
  'src/theme',
  'src/client-modules',
  'src/clipboard',
  'src/components/Code',
  'src/components/OpenSearch',
  'src/components/Places',
  'src/css',
  'src/search',
  'src/storage',
  'static/img',
];

/** Elements of the product's own pages, which fixture pages do not use. */
const pageParts = 'src/theme/MDXComponents';

/** The site of all components takes the rest as well: what pages are made of, and of what. */
const partsOfGallery = ['config', 'frame', 'generator', 'hydration', 'src', 'plugins', 'gallery', 'static/img'];
const data = ['api/generated', 'api/src', 'template/src'].map((folder) => join(site, '../packages', folder));

/** Sites that are built for the tests alone; `broken` holds configurations that must not build. */
export const fixtureNames = ['rich', 'hosted', 'loopback', 'toggle', 'bare', 'gallery'] as const;
export type FixtureName = (typeof fixtureNames)[number];

/** Sites that are another site built in another environment: `loopback` asks a search service on this machine, `bare` wants no final slashes. */
const variants: Partial<Record<FixtureName, { readonly of: FixtureName; readonly env: Record<string, string> }>> = {
  bare: { of: 'toggle', env: { FINAL_SLASHES: 'no' } },
  loopback: { of: 'hosted', env: { ALGOLIA_HOSTS: searchServiceOrigin } },
};

/** What `docusaurus build` said about a site. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/**
 * Builds a fixture site together with the product's theme code, unless the same content has been built before.
 * @returns The build folder.
 * @throws {Error} With the build's output when it fails.
 */
export async function buildFixture(name: FixtureName): Promise<string> {
  const { of, env } = variants[name] ?? { of: name, env: {} };
  const parts = name === 'gallery' ? partsOfGallery : shared;
  const salt =
    name === 'gallery' ? hashOf(data.flatMap((folder) => filesBelow(folder).map((each) => join(folder, each)))) : '';
  const layout = layOut(name, join(e2e, 'fixtures', of), { parts, salt: JSON.stringify(env) + salt });
  if (!existsSync(layout.dir)) {
    const { code, output } = await build(assemble(layout), env);
    if (code !== 0) throw new Error(`Unexpected failure of fixture site "${name}", expected a build:\n${output}`);
    keep(layout);
  }
  return join(layout.dir, 'build');
}

/** Builds a small site whose theme configuration is wrong and gives back what the author would read. */
export async function buildBroken(name: string): Promise<Outcome> {
  const layout = layOut(`broken-${name}`, join(e2e, 'fixtures', 'broken'), { parts: [], salt: name });
  const memory = join(layout.dir, 'outcome.json');
  if (!existsSync(memory)) {
    const outcome = await build(assemble(layout), { BROKEN: name });
    writeFileSync(join(layout.draft, 'outcome.json'), JSON.stringify(outcome));
    keep(layout);
  }
  return JSON.parse(readFileSync(memory, 'utf8')) as Outcome; // written above
}

/** Runs tasks, at most `limit` at a time, and fails when one of them fails. */
export async function inTurns<T>(limit: number, tasks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  const queue = tasks.map((task, index) => ({ task, index }));
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next.index] = await next.task();
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}

/** A site's files, with a folder named after their content, and one where this process builds it. */
interface Layout {
  readonly name: string;
  readonly dir: string;
  readonly draft: string;
  readonly copies: readonly (readonly [from: string, to: string])[];
}

function layOut(name: string, source: string, { parts, salt }: { parts: readonly string[]; salt: string }): Layout {
  const copies = [
    ...filesOf(parts).map((path) => [join(site, path), path] as const),
    ...filesBelow(source).map((path) => [join(source, path), path] as const),
  ];
  const hash = createHash('sha256').update(salt);
  for (const [from, to] of copies) hash.update(to).update(readFileSync(from));
  const dir = join(cache, `${name}-${hash.digest('hex').slice(0, 12)}`);
  return { name, dir, draft: `${dir}-${process.pid}`, copies };
}

/** Writes the files of a site into its draft folder. */
function assemble({ name, draft, copies }: Layout): string {
  rmSync(draft, { recursive: true, force: true });
  for (const [from, to] of copies) cpSync(from, join(draft, to), { recursive: true });
  writeFileSync(join(draft, 'package.json'), JSON.stringify({ name, version: '1.0.0', private: true }));
  return draft;
}

/** Puts a finished draft where later runs find it, and removes what nobody has built for a day. */
function keep({ dir, draft }: Layout): void {
  if (existsSync(dir)) rmSync(draft, { recursive: true });
  else renameSync(draft, dir);
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000;
  for (const old of readdirSync(cache)) {
    const path = join(cache, old);
    if (statSync(path).mtimeMs < dayAgo) rmSync(path, { recursive: true, force: true });
  }
}

/** Files of the product's site below some of its folders, those of tests left out. */
function filesOf(parts: readonly string[]): string[] {
  return parts
    .flatMap((path) => filesBelow(join(site, path)).map((file) => join(path, file)))
    .filter((path) => !/\.test\.tsx?$/.test(path) && (parts === partsOfGallery || !path.startsWith(pageParts)));
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(dir, path)).isFile())
    .map((path) => relative('.', path))
    .sort();
}

function build(dir: string, env: Record<string, string> = {}): Promise<Outcome> {
  // Where the product's site is published says nothing of the fixtures: each has an address of its own.
  const { SITE_URL: _origin, BASE_URL: _path, ...own } = process.env;
  return new Promise((done) => {
    execFile(
      process.execPath,
      [docusaurus, 'build'],
      { cwd: dir, env: { ...own, NODE_ENV: 'production', CI: '1', NO_COLOR: '1', ...env }, maxBuffer: 1 << 26 },
      (error, stdout, stderr) => {
        done({ code: error ? Number(error.code ?? 1) : 0, output: plain(`${stdout}\n${stderr}`) });
      },
    );
  });
}

/** Output without colour codes. */
function plain(output: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character starts every colour code
  return output.replace(/\u001b\[[0-9;]*m/g, '');
}
