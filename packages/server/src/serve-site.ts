import { type Listening, type ListenOptions, listen } from './listen.ts';
import { holdsSite } from './site-files.ts';
import { siteHandler } from './site-handler.ts';

/**
 * Serves a built site over HTTP.
 * @param root Folder of the built site.
 * @throws {Error} When there is no built site in the folder, or the port cannot be had.
 */
export async function serveSite(root: string, options: ListenOptions): Promise<Listening> {
  if (!holdsSite(root))
    throw new Error(`Unexpected folder ${root}, expected a built site with an index.html: run npm run build`);
  return listen(siteHandler(root), options);
}
