import { afterAll, beforeEach, expect, it } from 'vitest';
import { copyProject } from '../../scripts/contributing/copy-project.ts';

const copy = copyProject();
const page = 'site/docs/api/users/me.mdx';
const end = 'Read the profile of the connected shop.';

beforeEach(copy.reset);
afterAll(copy.remove);

/** What a build says about mistakes, and how much else. */
function build(): { readonly said: readonly string[]; readonly lines: number; readonly status: number | null } {
  const { status, output } = copy.command('site/commands/build.mjs');
  const lines = output.trim().split('\n');
  expect(output).not.toMatch(/^\s*[│|]?\s*at /m);
  return { said: lines.filter((line) => line.startsWith('✗')), lines: lines.length, status };
}

it('a build answers the mistakes of pages, data and code in a line each, without a stack', () => {
  copy.edit(page, end, `${end}\n\n<TagTabel />`);
  const entry = 'change: Orders return `variation_id`.\n  x-evidence: { level: ';
  copy.edit('packages/api/openapi/history.yaml', `${entry}archived`, `${entry}archivd`);
  const { said, lines, status } = build();
  expect(status).toBe(1);
  expect(said).toEqual([
    expect.stringContaining(`✗ ${page}:8: Unexpected <TagTabel>, expected`),
    expect.stringContaining('✗ packages/api/openapi/history.yaml:3: Unexpected level archivd, expected one of'),
  ]);
  expect(lines).toBeLessThanOrEqual(5);
});

it('a page that no menu has is named, and where its entry belongs', () => {
  copy.add(
    'site/docs/template/guideline/fonts.mdx',
    '---\ntitle: Fonts\ndescription: Which fonts a theme may use.\n---\n\nText.\n',
  );
  const { said, status } = build();
  expect(status).toBe(1);
  expect(said).toEqual([
    '✗ the page /template/guideline/fonts: Unexpected page that no menu has, expected its entry in site/sidebars.ts',
  ]);
});

it('a fragment that no page has is named with the line of the link', () => {
  copy.edit(page, end, `${end} See [errors](/api/#nope).`);
  const { said, lines } = build();
  expect(said).toEqual([expect.stringContaining(`✗ ${page}:6: Unexpected link /api/#nope, expected`)]);
  expect(lines).toBeLessThanOrEqual(5);
});
