import { holdAddress } from './setup/address.mjs';
import { build } from './setup/build.mjs';
import { main } from './setup/explain.mjs';
import { install } from './setup/install.mjs';
import { buildDir } from './setup/paths.mjs';
import { serve } from './setup/serve.mjs';

/**
 * `npm start [-- --port N --host ADDRESS]`: installs, builds, serves; what is up to date is skipped. Canonical links,
 * `llms.txt` and all else that carries the site's address carry the one that is served, unless `SITE_URL` names another.
 */
await main(async () => {
  const { port, host, url, wanted, release } = await holdAddress(process.argv.slice(2), process.env);
  if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken, so the site uses the free port ${port}.`);
  process.env.SITE_URL ||= url;
  await install();
  await build();
  await release();
  return serve(buildDir, ['--port', String(port), '--strict-port', ...(host ? ['--host', host] : [])]);
});
