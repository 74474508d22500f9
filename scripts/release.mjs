import { join, resolve } from 'node:path';
import { Failure, main } from './setup/explain.mjs';
import { alone } from './setup/lock.mjs';
import { buildDir } from './setup/paths.mjs';
import { publishedAddress, refuseLocal } from './setup/published-address.mjs';
import { readOptions } from './setup/read-options.mjs';
import { goBack, release } from './setup/releases.mjs';

/**
 * `npm run release -- FOLDER [--back] [--move] [--local]`: puts the built site where a host serves it, or goes back to
 * the one before; with `--move`, also to another path, and with `--local`, also one that was built for this machine.
 */
await main(async () => {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: { back: { type: 'boolean' }, move: { type: 'boolean' }, local: { type: 'boolean' } },
  });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0)
    throw new Failure('Expected one folder: npm run release -- /srv/shop-docs, with --back to go back.');
  const path = resolve(folder);
  // A build that ends meanwhile would take the folder away that is being copied.
  const { name, base, nginx } = await alone(async () => {
    if (!values.back && !values.local) refuseLocal(buildDir);
    return values.back ? goBack(path, values) : release(buildDir, path, values);
  });
  console.log(`${path}/current is release ${name}${base === '/' ? '' : `, whose site lies in ${base}`}.`);
  const { address, warning } = publishedAddress(join(path, 'current', base));
  console.log(warning ?? `Its pages name ${address} as their address.`);
  console.log(`${nginx} Our server notices by itself.`);
});
