import { parseArgs } from 'node:util';
import { command } from '@shop-docs/server/command';
import { readRecords } from '../../bench/read-records.ts';
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
    ALGOLIA_INDEX_NAME: indexName = 'docs',
  } = process.env;

  if (!values['dry-run'] && (appId === '' || adminKey === ''))
    throw new PushError('Unexpected missing ALGOLIA_APP_ID or ALGOLIA_ADMIN_KEY, expected both in the environment');
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
    ...(values.host === undefined ? {} : { host: values.host }),
  });
});
