import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Listening, listen, siteHandler } from '@shop-docs/server';
import { compress } from '../site/post-build/compress.ts';

/** Serves any generator's output with our server, precompressed. Pages answer without ending and without redirect. */
export async function serve(output: string): Promise<Listening> {
  await compress(output, `${output.replace(/\/$/, '')}-compressed`);
  const handler = siteHandler(output);
  return listen(
    (request, response) => {
      const [path = '/', query] = (request.url ?? '/').split('?');
      const file = [`${path.replace(/\/$/, '')}/index.html`, `${path}.html`].find((each) =>
        existsSync(join(output, each)),
      );
      if (file && !/\.\w+$/.test(path)) request.url = file + (query ? `?${query}` : '');
      handler(request, response);
    },
    { port: 0 },
  );
}
