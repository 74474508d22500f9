import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { trackedFiles } from './inputs.mjs';

const root = join(import.meta.dirname, '../..');

/** Paths that a document names in code or links, with `{a,b}` taken apart; from the root, or from its own folder. */
function pathsOf(text: string): string[] {
  const named = [...text.matchAll(/`((?:packages|site|e2e|scripts|deploy|bench)\/[^`\s]*)`/g)].map(
    ([, path]) => path ?? '',
  );
  const linked = [...text.matchAll(/\]\((?!https?:|#|\/)([^)#]+)/g)].map(([, path]) => path ?? '');
  return [...named, ...linked].flatMap((path) => {
    const alternatives = /\{([^}]*)\}/.exec(path);
    return alternatives
      ? (alternatives[1] ?? '').split(',').map((part) => path.replace(alternatives[0], part))
      : [path];
  });
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Scripts of the project that a text calls by name. */
const scriptsIn = (text: string): string[] =>
  [...text.matchAll(/npm run (?:-s )?([a-z][\w:]*)/g)].map(([, name]) => name ?? '');

describe.each(trackedFiles(/(^|\/)[A-Z_]+\.md$|^docs\/.*\.md$|^\.github\/.*\.(?:md|yml)$/))('%s', (document) => {
  it('names scripts that are there', () => {
    const named = scriptsIn(readFileSync(join(root, document), 'utf8'));
    expect(named.filter((name) => !Object.hasOwn(scripts, name) && name !== 'generate')).toEqual([]);
  });

  it('names files and folders that are there', () => {
    const paths = pathsOf(readFileSync(join(root, document), 'utf8')).filter(
      (path) => !/^site\/(build|i18n)\b/.test(path),
    );
    const isThere = (path: string) =>
      [root, join(root, dirname(document))].some((folder) => existsSync(join(folder, path)));
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });
});

it('what the documents release into a folder of the project is no part of it, and is not judged with it', () => {
  const text = readFileSync(join(root, 'docs/operate.md'), 'utf8');
  const folders = [...text.matchAll(/npm run release -- ([a-z][\w/-]*)/g)].map(([, folder = '']) => folder);
  expect(folders.length).toBeGreaterThan(0);
  for (const folder of folders)
    expect(spawnSync('git', ['check-ignore', '-q', `${folder}/`], { cwd: root }).status, folder).toBe(0);
});

const workflows = trackedFiles(/^\.github\/workflows\/.*\.yml$/).map((path) => readFileSync(join(root, path), 'utf8'));

it('workflows run actions of one commit each, whose version stands beside it', () => {
  const used = workflows.flatMap((text) => [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

it('workflows hand secrets and what comes from outside to commands in variables alone', () => {
  const commands = workflows.flatMap((text) =>
    [...text.matchAll(/run: (\|\n(?: {10}.*\n)+|.*)/g)].map(([, run]) => run),
  );
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((run) => run?.includes('${{'))).toEqual([]);
});

it('workflows check out the whole history, because pages take their dates from it', () => {
  expect(workflows.join('\n')).toContain('npm test');
  for (const text of workflows)
    expect(text.match(/actions\/checkout@[\s\S]*?fetch-depth: 0/g)?.length).toBe(
      text.match(/actions\/checkout@/g)?.length,
    );
});

it('the workflow that publishes sends the search records before it looks at the site, which would miss them', () => {
  const text = readFileSync(join(root, '.github/workflows/deploy.yml'), 'utf8');
  const steps = ['npm run build', 'actions/deploy-pages@', 'npm run search:push', 'npm run smoke'];
  const places = steps.map((step) => text.indexOf(step));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  for (const name of ['APP_ID', 'SEARCH_KEY', 'INDEX_NAME', 'HOSTS', 'INSIGHTS'])
    expect(text).toContain(`ALGOLIA_${name}: \${{ vars.ALGOLIA_${name} }}`);
});

it('Renovate leaves Docusaurus at the version that the site builds on', () => {
  const { packageRules } = JSON.parse(readFileSync(join(root, '.github/renovate.json'), 'utf8')) as {
    packageRules: readonly { matchPackageNames?: readonly string[]; enabled?: boolean; description?: string }[];
  };
  const rule = packageRules.find(({ matchPackageNames }) => matchPackageNames?.includes('@docusaurus/**'));
  expect(rule).toMatchObject({ enabled: false, description: expect.stringContaining('internals of this version') });
  const site = JSON.parse(readFileSync(join(root, 'site/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const version = site.dependencies['@docusaurus/core'] ?? '?';
  expect(readFileSync(join(root, 'docs/operate.md'), 'utf8')).toContain(`Docusaurus stays at\n${version}`);
});

it('CONTRIBUTING.md lists every directive that a page uses, and no other', () => {
  const directives = (text: string) => [...text.matchAll(/<([A-Z]\w+)[ />]/g)].map(([, name]) => name ?? '');
  const pages = trackedFiles(/^site\/(?:docs|src\/pages)\/.*\.mdx$/).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const used = pages.flatMap((text) => directives(text.replace(/^```.*?^```/gms, '').replace(/`[^`]*`/g, '')));
  const listed = directives(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));
  expect([...new Set(listed)].sort()).toEqual([...new Set(used)].sort());
});
