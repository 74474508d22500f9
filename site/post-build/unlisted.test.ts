import { expect, test } from 'vitest';
import { pageFacts } from './page-facts.ts';
import { isUnlisted, sayUnlisted } from './unlisted.ts';

test('a document without a menu is named, and where its entry belongs', () => {
  const document = '<main class="theme-doc-markdown">';
  expect(isUnlisted(pageFacts(document))).toBe(true);
  expect(isUnlisted(pageFacts(`<aside class="theme-doc-sidebar-container x"></aside>${document}`))).toBe(false);
  expect(isUnlisted(pageFacts('<main>'))).toBe(false);
  expect(sayUnlisted(['/api/guide/index.html'])).toBe(
    '✗ the page /api/guide: Unexpected page that no menu has, expected its entry in site/sidebars.ts',
  );
});
