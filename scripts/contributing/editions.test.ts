import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractSite, type SearchRecord } from '@shop-docs/search/extract';
import { type CheerioAPI, load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Copy, copyProject } from './copy-project.ts';
import { addLocale, buildSite, cut, cutVersion, language, textsOf, today } from './editions.ts';
import { stubPages } from './stub-pages.ts';

/** Pages of every kind; the others are stubs, so that the build takes seconds. */
const kept = [
  'api/index.mdx',
  'api/users/me.mdx',
  'api/items/edit.mdx',
  'api/oauth/authorize.mdx',
  'template/index.mdx',
  'template/syntax/item.mdx',
  'template/guideline/editor.mdx',
  'template/guideline/check_list.mdx',
  'template/apps/sale_app.mdx',
];

const french = {
  Send: 'Envoyer',
  'Edit and run': 'Modifier et lancer',
  'Check the theme': 'Vérifier le thème',
  'theme.NotFound.title': 'Page introuvable',
  'theme.SearchModal.searchBox.cancelButtonText': 'Annuler la recherche',
};

let copy: Copy;
let said = '';
let records: readonly SearchRecord[] = [];
beforeAll(() => {
  copy = copyProject();
  stubPages(copy, kept);
  cutVersion(copy);
  addLocale(copy, french, {
    path: 'api/items/edit.mdx',
    texts: { 'title: Edit an item': 'title: Modifier un article' },
  });
  said = buildSite(copy);
  records = extractSite(buildDir());
}, 900_000);
afterAll(() => copy.remove());

const buildDir = () => join(copy.folder, 'site/build');
const read = (file: string): string => readFileSync(join(buildDir(), file), 'utf8');
const page = (path: string): CheerioAPI => load(read(path.endsWith('.html') ? path : join(path, 'index.html')));

/** The four editions: where the first page of each stands, and what it calls itself. */
const editions = [
  { root: '/', lang: 'en', version: today },
  { root: `/${cut}/`, lang: 'en', version: cut },
  { root: `/${language}/`, lang: language, version: today },
  { root: `/${language}/${cut}/`, lang: language, version: cut },
];

/** Where the links of a page lead; menus of versions and languages, announcement and banner are meant to leave. */
function linksOf($: CheerioAPI): readonly string[] {
  $('.dropdown, .navbar-sidebar details, .theme-announcement-bar, .theme-doc-version-banner').remove();
  return $('a[href^="/"]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
}

test('the build finds no broken link, and makes an index for each language', () => {
  expect(said).toContain('every link and fragment has its target');
  expect(said).toMatch(/\d+ records \(en\), \d+ records \(fr\)/);
});

test.each(editions)('links of $root lead to pages of the same version in the same language', ({ root }) => {
  const pages = new Set(
    readdirSync(join(buildDir(), root), { recursive: true, encoding: 'utf8' })
      .filter((path) => /^(api|template)\/(.*\/)?index\.html$/.test(path))
      .map((path) => root + path.replace(/\/index\.html$/, '')),
  );
  expect(pages.size).toBeGreaterThan(80);
  const leaving: string[] = [];
  let links = 0;
  for (const path of pages)
    for (const href of linksOf(page(path))) {
      const target = href.replace(/(\/|\/index\.md|\.md)?([?#].*)?$/s, '');
      if (!/\/(api|template)(\/|$)/.test(target)) continue; // what every version has in common
      links += 1;
      if (!pages.has(target)) leaving.push(`${path} to ${href}`);
    }
  expect(links).toBeGreaterThan(1000);
  expect(leaving).toEqual([]);
});

test.each(editions)('records of $root carry its version and its language', ({ root, lang, version }) => {
  const others = editions.filter((each) => each.root !== root && each.root.startsWith(root));
  const own = records.filter(
    ({ url }) =>
      /\/(api|template)\//.test(url) && url.startsWith(root) && !others.some((each) => url.startsWith(each.root)),
  );
  expect(own.length).toBeGreaterThan(200);
  const name = version === today ? 'current' : version;
  expect(new Set(own.map((each) => `${each.language} ${each.docusaurus_tag} ${each.version}`))).toEqual(
    new Set([`${lang} docs-default-${name} ${name}`]),
  );
});

test('a cut version says that it is no longer maintained, and leads to the same page of today', () => {
  for (const root of ['/', `/${language}/`]) {
    const banner = page(`${root}${cut}/api/items/edit`)('.theme-doc-version-banner');
    expect(banner.find('a').attr('href')).toBe(`${root}api/items/edit`);
    expect(page(`${root}api/items/edit`)('.theme-doc-version-banner').length).toBe(0);
  }
  expect(page(`/${cut}/api/items/edit`)('.theme-doc-version-banner').text()).toContain('no longer actively maintained');
  expect(page(`/${language}/${cut}/api/items/edit`)('.theme-doc-version-banner').text()).toContain('plus activement');
});

test.each(editions)('the menu of versions on a page of $root names both, and leads to the same page', ({ lang }) => {
  const base = lang === 'en' ? '/' : `/${lang}/`;
  for (const path of [`${base}api/items/edit`, `${base}${cut}/api/items/edit`]) {
    const $ = page(path);
    const entries = $('.navbar .dropdown__link')
      .toArray()
      .map((link) => `${$(link).text()} ${$(link).attr('href')}`);
    expect(entries).toContain(`${today} ${base}api/items/edit`);
    expect(entries).toContain(`${cut} ${base}${cut}/api/items/edit`);
  }
});

test('the address of nothing below a language is answered in it', () => {
  const $ = page(`/${language}/404.html`);
  expect($('html').attr('lang')).toBe(language);
  expect($('h1').text()).toBe(french['theme.NotFound.title']);
  const links = linksOf($).filter((href) => /\/(api|template)\//.test(href));
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((href) => !href.startsWith(`/${language}/`))).toEqual([]);
  expect(page('/404.html')('h1').text()).toBe('Page Not Found');
});

test('every text of a component has an entry to translate, and its translation is shown', () => {
  const known = new Set(textsOf(copy));
  const sources = readdirSync(join(copy.folder, 'site/src/components'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(copy.folder, 'site/src/components', path), 'utf8'));
  const texts = [...sources.join('\n').matchAll(/translate\(\s*\{\s*message:\s*'([^'\n]+)'/g)].map(
    ([, text = '']) => text,
  );
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter((text) => !known.has(text))).toEqual([]);
  const call = page(`/${language}/api/items/edit`);
  expect(call('h1').text()).toBe('Modifier un article');
  expect(call('[data-rail] button').first().text()).toBe(french.Send);
  expect(page(`/${language}/template/syntax/item`)('[data-example] button').text()).toContain(french['Edit and run']);
  expect(page(`/${language}/template/guideline/check_list`).text()).toContain(french['Check the theme']);
});

test('the search box is in the language of its page', () => {
  const cancel = french['theme.SearchModal.searchBox.cancelButtonText'];
  expect(read(`/${language}/index.html`)).toContain(`>${cancel}<`);
  expect(read('/index.html')).not.toContain(cancel);
  expect(read('/index.html')).toContain('>Cancel<');
});
