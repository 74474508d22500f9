import { expect, it } from 'vitest';
import type { SearchRecord } from '../record.ts';
import { pushRecords } from './index.ts';

it.each(['http', 'https'])('a host of %s that nobody answers at is named, with the setting', async (scheme) => {
  const host = `${scheme}://127.0.0.1:1`;
  const records = [{ objectID: 'page-1' }] as unknown as readonly SearchRecord[]; // nothing of them is read
  const pushed = pushRecords({ appId: 'APP', adminKey: 'admin', indexName: 'docs', records, host, report: () => {} });
  await expect(pushed).rejects.toThrow(
    `Unable to reach ${host}: check ALGOLIA_HOSTS or --host, and whether it answers there by ${scheme}. The index "docs" was`,
  );
});
