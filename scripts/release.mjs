import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main } from './setup/explain.mjs';
import { buildDir } from './setup/paths.mjs';
import { publishedAddress } from './setup/published-address.mjs';
import { goBack, release } from './setup/releases.mjs';

/**
 * `npm run release -- FOLDER [--back] [--move]`: puts the built site where a host serves it, or goes back to the one
 * before; with `--move`, also to another path.
 */
await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { back: { type: 'boolean' }, move: { type: 'boolean' } },
  });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0)
    throw new Failure('Expected one folder: npm run release -- /srv/shop-docs, with --back to go back.');
  const path = resolve(folder);
  const { name, base } = values.back ? goBack(path) : release(buildDir, path, { move: values.move });
  console.log(`${path}/current is release ${name}${base === '/' ? '' : `, whose site lies in ${base}`}.`);
  const { address, warning } = publishedAddress(join(path, 'current', base));
  console.log(warning ?? `Its pages name ${address} as their address.`);
  console.log('nginx reads headers when it starts: run nginx -s reload. Our server notices by itself.');
});
