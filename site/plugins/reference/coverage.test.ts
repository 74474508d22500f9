import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@shop-docs/api';
import { appIds, appsForOwners, appsWithoutPage, tags } from '@shop-docs/template';
import { expect, test } from 'vitest';

const docs = join(import.meta.dirname, '../../docs');
const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({
    key: file.replaceAll('\\', '/').replace(/\.mdx$/, ''),
    source: readFileSync(join(docs, file), 'utf8'),
  }));

test('every operation has its page, with its head and its reference once', () => {
  for (const name of ['Endpoint', 'Notes', 'Reference']) {
    const shown = pages.flatMap(({ key, source }) =>
      [...source.matchAll(new RegExp(`<${name} op="([^"]+)" />`, 'g'))].map((match) => `${key} shows ${match[1]}`),
    );
    expect(shown.sort(), name).toEqual(operations.map(({ page }) => `api/${page} shows ${page}`).sort());
  }
});

test('every operation has one name: the title of its page is that of the data', () => {
  for (const { page, title } of operations) {
    const source = pages.find(({ key }) => key === `api/${page}`)?.source ?? '';
    expect(source, page).toContain(`\ntitle: ${title}\n`);
    expect(source, page).not.toContain('sidebar_label');
  }
});

test('the page of generated clients installs the versions that are tested', () => {
  const { devDependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../packages/api/package.json'), 'utf8'),
  ) as { readonly devDependencies: Readonly<Record<string, string>> };
  const { source = '' } = pages.find(({ key }) => key === 'api/items/add') ?? {};
  const installed = [...source.matchAll(/`npm install ([^`]+)`/g)].flatMap(([, names = '']) => names.split(' '));
  expect(installed.length).toBeGreaterThan(15);
  for (const each of installed) {
    const [, name = '', version] = /^(@?[^@]+)@(.+)$/.exec(each) ?? [];
    expect([name, version]).toEqual([name, devDependencies[name]]);
  }
});

test('every recipe is on a page, once', () => {
  const folder = join(import.meta.dirname, '../../../packages/api/recipes');
  const recipes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|cjs|mjs|json)$/.test(file) && !/^test-|\.test\.ts$/.test(file));
  const shown = pages.flatMap(({ source }) =>
    [...source.matchAll(/<Recipe file="([^"]+)" \/>/g)].map(([, file]) => file),
  );
  const ofClient = ['app.ts', 'call-api.ts', 'form-body.ts', 'keep-tokens-fresh.ts'];
  expect(shown.sort()).toEqual([...recipes, ...ofClient].sort());
});

test('every app says on its page what its shop owner asks, and is in the list for owners', () => {
  expect(appsForOwners.map(({ app }) => app).toSorted()).toEqual([...appIds].toSorted());
  const saying = pages.flatMap(({ key, source }) =>
    [...source.matchAll(/\n## For the shop owner\n(?:(?!\n## ).|\n)*?\n<OwnerFacts \/>\n/g)].map(() => key),
  );
  const own = appIds.filter((app) => !appsWithoutPage.has(app)).map((app) => `template/apps/${app}_app`);
  expect(saying.toSorted()).toEqual(own.toSorted());
  const complete = appsForOwners.filter(({ stock, ask, code }) => stock && (ask || code === 'unknown'));
  expect(complete.map(({ app }) => app).toSorted()).toEqual(
    appIds.filter((app) => !appsWithoutPage.has(app)).toSorted(),
  );
});

test('the page of every app says what the checklist asks of a theme, or that it has no entry', () => {
  const silent = pages.filter(
    ({ key, source }) =>
      key.startsWith('template/apps/') && !/\n## (?:Theme checklist|What is checked \{#checker\})\n/.test(source),
  );
  expect(silent.map(({ key }) => key)).toEqual([]);
});

test('every tag is listed once, on the page that the catalogue names', () => {
  const listed = pages.flatMap(({ key, source }) =>
    [...source.matchAll(/<TagTable(?: tags="([^"]*)")?(?: alike)? \/>/g)].flatMap(([, names]) =>
      names === undefined
        ? tags.filter((tag) => `template/${tag.page}` === key).map((tag) => `${key} ${tag.name}`)
        : (names.match(/\{[^{}]*\}/g) ?? []).map((name) => `${key} ${name}`),
    ),
  );
  expect(listed.sort()).toEqual(tags.map((tag) => `template/${tag.page} ${tag.name}`).sort());
});

test('every page has a title, and a description of its own that is a sentence', () => {
  const descriptions = pages.map(({ key, source }) => {
    expect(/^title: .+$/m.test(source), `${key} has a title`).toBe(true);
    const description = /^description: (.+)$/m.exec(source)?.[1] ?? '';
    expect(description.length, `length of the description of ${key}`).toBeGreaterThan(40);
    expect(description, key).toMatch(/\.['"]?$/);
    return description;
  });
  expect(new Set(descriptions).size).toBe(pages.length);
});
