import { parseArgs } from 'node:util';
import { listen } from '@shop-docs/server';
import { command } from '@shop-docs/server/command';
import { readRecords } from '../../bench/read-records.ts';
import { createIndexStore, searchHandler } from '../server/index.ts';

await command(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4020' },
      host: { type: 'string', default: '127.0.0.1' },
      site: { type: 'string' },
      index: { type: 'string', default: process.env.ALGOLIA_INDEX_NAME || 'docs' },
      origin: { type: 'string', default: 'http://localhost:3000' },
      'app-id': { type: 'string' },
      'search-key': { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`Unexpected --port ${values.port}, expected 0 to 65535`);

  const records = readRecords(values.site, { withBase: true });
  const store = createIndexStore(values.origin);
  store.batch(
    values.index,
    records.map((body) => ({ action: 'addObject', body })),
  );
  // One that is empty is none: who sends no key would have it.
  const adminKey = process.env.SEARCH_ADMIN_KEY || process.env.ALGOLIA_ADMIN_KEY;
  const handler = searchHandler({
    store,
    ...(values['app-id'] === undefined ? {} : { appId: values['app-id'] }),
    ...(values['search-key'] === undefined ? {} : { searchKey: values['search-key'] }),
    ...(adminKey ? { adminKey } : {}),
  });
  const { port: bound } = await listen(handler, { port, host: values.host, orFree: false });
  console.log(
    `${records.length} records in index "${values.index}" at http://${values.host}:${bound}/1/indexes/*/queries`,
  );
});
