import { parseArgs } from 'node:util';
import { command } from '@shop-docs/server/command';
import { readRecords } from '../../bench/read-records.ts';
import { readHosts } from '../hosts.ts';
import { PushError, pushRecords } from '../push/index.ts';

await command(async () => {
  const { values } = parseArgs({
    options: {
      site: { type: 'string' },
      origin: { type: 'string' },
      host: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const {
    ALGOLIA_APP_ID: appId = '',
    ALGOLIA_ADMIN_KEY: adminKey = '',
    ALGOLIA_INDEX_NAME: indexName = '',
    ALGOLIA_HOSTS: hosts = '',
  } = process.env;
  // Where the pages ask, the records go: the key of another host would be sent to the service otherwise.
  const [host] = readHosts(values.host ?? hosts);

  // Not guessed: the pages ask the index that the build was told, and another one would be replaced.
  const settings = { ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_INDEX_NAME: indexName };
  const missing = Object.entries(settings).filter(([, value]) => value === '');
  if (!values['dry-run'] && missing.length > 0)
    throw new PushError(
      `Unexpected missing ${missing.map(([name]) => name).join(' and ')}, expected ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY and ALGOLIA_INDEX_NAME in the environment`,
    );
  if (values.origin === undefined)
    throw new PushError(
      'Unexpected missing --origin, expected the address of the site such as https://docs.example.com: hits need whole urls',
    );
  await pushRecords({
    appId,
    adminKey,
    indexName,
    records: readRecords(values.site, { origin: new URL(values.origin).origin, withBase: true }),
    dryRun: values['dry-run'],
    report: (text) => console.log(text),
    ...(host ? { host } : {}),
  });
});
