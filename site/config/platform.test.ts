import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapi from '@shop-docs/api/openapi.json';
import { describe, expect, it } from 'vitest';
import { platform } from './platform.ts';

const root = join(import.meta.dirname, '../..');
/** Code of the site; pages may name the platform's hosts, for they are about them. */
const code = execFileSync('git', ['ls-files', 'site/*.ts', 'site/*.tsx', 'site/*.css', 'site/*.json'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !/platform(\.test)?\.ts$|\.test\.tsx?$|^site\/static/.test(file));

/** Comments may show what a value looks like. */
const withoutComments = (source: string): string => source.replace(/^\s*(\/?\*|\/\/).*$/gm, '');

/** Whether a source has a setting as words of their own: a site named Docs is not meant by `DocSearch` or `useDocsData`. */
const states = (source: string, setting: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}_])${setting.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}_])`, 'u').test(
    withoutComments(source),
  );

/** What another operator changes, without the lines of prose that could stand elsewhere by chance. */
const settings = [
  platform.apiHost,
  ...Object.values(platform.links),
  platform.site.url,
  platform.site.name,
  platform.site.repository,
  platform.site.logo,
  platform.announcement.id,
];

describe('platform.ts', () => {
  it.each(settings)('is the only file of the site that states %s', (setting) => {
    const home = setting === platform.site.repository ? ['site/config/repository.ts'] : [];
    expect(code.filter((file) => states(readFileSync(join(root, file), 'utf8'), setting))).toEqual(home);
  });
  it.each([
    ['Docs', "const title = 'Docs';", true],
    ['Docs', "import { useAllDocsData } from 'docs';", false],
    ['Q & A?', '<p>Ask Q & A?</p>', true],
  ])('a name such as %s is looked for in %s as words', (name, source, isStated) => {
    expect(states(source, name)).toBe(isStated);
  });
  it('names the host that the description of the API names', () => {
    expect(openapi.servers.map(({ url }) => url)).toEqual([platform.apiHost]);
  });
});
