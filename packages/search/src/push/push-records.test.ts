import { listen } from '@shop-docs/server';
import { expect, it, onTestFinished } from 'vitest';
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

/** A service that stores everything, and what it was asked for. */
async function pushTo(status: number, records: readonly SearchRecord[]) {
  const calls: string[] = [];
  const service = await listen(
    ({ url = '' }, response) => {
      calls.push(url.split('?')[0]?.split('/')[4] ?? '');
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ taskID: 1, objectIDs: [], status: 'published', message: 'Invalid key' }));
    },
    { port: 0 },
  );
  onTestFinished(() => service.stop(0));
  const options = { appId: 'APP', adminKey: 'admin', indexName: 'docs', report: () => {} };
  await pushRecords({ ...options, records, host: service.url });
  return calls;
}
const some = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ objectID: String(id) })) as unknown as readonly SearchRecord[]; // nothing else is read

it('a call has a thousand records at most', async () => {
  const calls = await pushTo(200, some(2001));
  expect(calls.filter((each) => each === 'batch')).toHaveLength(3);
});

it.each([401, 403])('a key that the service refuses with %s is named', async (status) => {
  await expect(pushTo(status, some(1))).rejects.toThrow('Unexpected key for application "APP": the service says');
});

it('the new index takes the place of the old one when all that was sent is stored', async () => {
  const calls: string[] = [];
  let last = 0;
  const service = await listen(
    ({ method, url = '' }, response) => {
      const [, , , , action = '', id] = url.split('?')[0]?.split('/') ?? [];
      if (method !== 'GET') last += 1;
      calls.push(action === 'task' ? `stored ${id}` : `${action} ${last}`);
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(action === 'task' ? { status: 'published' } : { taskID: last, objectIDs: [] }));
    },
    { port: 0 },
  );
  const records = ['one', 'two', 'three'].map((objectID) => ({ objectID })) as unknown as readonly SearchRecord[]; // nothing else is read
  const options = { appId: 'APP', adminKey: 'admin', indexName: 'docs', batchSize: 2, report: () => {} };
  await pushRecords({ ...options, records, host: service.url });
  await service.stop(0);
  expect(calls).toEqual([
    ...['settings 1', 'stored 1', 'synonyms 2', 'stored 2', 'batch 3', 'stored 3', 'batch 4', 'stored 4'],
    ...['operation 5', 'stored 5'],
  ]);
});
