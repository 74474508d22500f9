import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serveSite } from '../serve-site.ts';
import { visibleLine } from '../visible.ts';

/**
 * Command line: `tsx packages/server/src/cli/serve.ts [ROOT] [--port N] [--host ADDRESS]`. `PORT` and `HOST` work too.
 * A taken port gives way to a free one; with `--strict-port` the command fails instead.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string' }, host: { type: 'string' }, 'strict-port': { type: 'boolean' } },
});
const root = resolve(positionals[0] ?? 'site/build');
const wanted = values.port ?? process.env.PORT ?? '3000';
const host = values.host ?? process.env.HOST;

if (!/^\d{1,5}$/.test(wanted) || Number(wanted) > 65535) {
  console.error(`Unexpected port ${JSON.stringify(wanted)}, expected a number from 0 to 65535.`);
  process.exit(1);
}
try {
  const site = await serveSite(root, {
    port: Number(wanted),
    orFree: !values['strict-port'],
    ...(host ? { host } : {}),
  });
  if (site.moved) console.log(`Port ${wanted} is taken, so the site uses the free port ${site.port}.`);
  console.log(`The site is at ${site.url} (stop with Ctrl+C)`);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(130);
      stopping = true;
      void site.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(visibleLine(error instanceof Error ? error.message : String(error)));
  process.exit(1);
}
