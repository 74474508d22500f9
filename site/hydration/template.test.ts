import { expect, it } from 'vitest';
import { pageTemplate } from './template.ts';

const page = pageTemplate({ announcementId: 'spring "1"', searchPlaceholder: 'Search <all>' });

it('the page has all that the generator’s own template has', () => {
  for (const part of ['htmlAttributes', 'headTags', 'bodyAttributes', 'preBodyTags', 'appHtml', 'postBodyTags'])
    expect(page).toContain(`<%~ it.${part} %>`);
  expect(page).toContain('it.metaAttributes.forEach');
  expect(page).toContain('it.stylesheets.forEach');
  expect(page.startsWith('<!DOCTYPE html>\n')).toBe(true);
});

it('the application’s scripts are known to the loader, and no script tag names them', () => {
  expect(page).toContain(
    'window.applicationScripts=<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>;',
  );
  expect(page).not.toContain('<script src');
  expect(page.match(/<script>/g)).toHaveLength(1);
});

it('the loader is told what the settings say', () => {
  expect(page).toContain('spring "1"');
  expect(page).toContain('Search &lt;all&gt;');
});
