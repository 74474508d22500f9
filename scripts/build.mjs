import { build } from './setup/build.mjs';
import { main } from './setup/explain.mjs';
import { install } from './setup/install.mjs';
import { buildDir } from './setup/paths.mjs';
import { publishedAddress } from './setup/published-address.mjs';

/** `npm run build`: builds the site into site/build, whether or not something has changed. */
await main(async () => {
  await install();
  const { seconds } = await build({ always: true, show: true });
  console.log(`Built in ${seconds.toFixed(1)} s: site/build, for ${publishedAddress(buildDir).address}`);
});
