import { expect, test } from 'vitest';
import { pageKey, versionOf } from './page-key.ts';

const translated = 'i18n/fr/docusaurus-plugin-content-docs';

test.each([
  ['docs/api/items/add.mdx', undefined],
  ['versioned_docs/version-1.0.0/api/items/add.mdx', '1.0.0'],
  [`${translated}/current/api/items/add.mdx`, undefined],
  [`${translated}/version-2.0-beta/api/items/add.mdx`, '2.0-beta'],
])('%s has the key of its page, and its version', (source, version) => {
  for (const path of [`/home/docs/site/${source}`, `C:\\docs\\site\\${source.replaceAll('/', '\\')}`]) {
    expect(pageKey(path)).toBe('api/items/add');
    expect(versionOf(path)).toBe(version);
  }
});
