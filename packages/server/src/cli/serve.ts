import cluster from 'node:cluster';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../command.ts';
import { urlOf } from '../listen.ts';
import { onAskedToStop } from '../on-asked-to-stop.ts';
import { serveSite } from '../serve-site.ts';
import { keepWorkers } from '../workers.ts';

/**
 * Command line: `tsx packages/server/src/cli/serve.ts [ROOT] [--port N] [--host ADDRESS] [--workers N]`. `PORT` and
 * `HOST` work too. A taken port gives way to a free one; with `--strict-port` the command fails instead. With several
 * workers as many processes answer.
 */
await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      'strict-port': { type: 'boolean' },
      workers: { type: 'string', default: '1' },
    },
  });
  const wanted = values.port ?? process.env.PORT ?? '3000';
  if (!/^\d{1,5}$/.test(wanted) || Number(wanted) > 65535)
    throw new Error(`Unexpected port ${JSON.stringify(wanted)}, expected a number from 0 to 65535.`);
  if (!/^[1-9]\d?$/.test(values.workers))
    throw new Error(`Unexpected number of workers ${JSON.stringify(values.workers)}, expected one from 1 to 99.`);
  const host = values.host ?? process.env.HOST;
  const announce = (url: string) => console.log(`The site is at ${url} (stop with Ctrl+C)`);
  if (cluster.isPrimary && values.workers !== '1')
    return keepWorkers(Number(values.workers), (port) => announce(urlOf(host ?? '127.0.0.1', port)));

  const site = await serveSite(resolve(positionals[0] ?? 'site/build'), {
    port: Number(wanted),
    orFree: !values['strict-port'],
    ...(host ? { host } : {}),
  }).catch((error: unknown) => {
    cluster.worker?.disconnect(); // the channel to the first process would keep this one
    throw error;
  });
  if (site.moved && (cluster.isPrimary || cluster.worker?.id === 1))
    console.log(`Port ${wanted} is taken, so the site uses the free port ${site.port}.`);
  if (cluster.isPrimary) announce(site.url);
  onAskedToStop(() => void site.stop().then(() => process.exit(0)));
});
