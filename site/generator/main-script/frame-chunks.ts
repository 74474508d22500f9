import type { RouteChunkNames } from '@docusaurus/types';
import { chunksOf } from '../../src/navigation/chunks-ahead.ts';

/**
 * The chunks that every document needs besides its own content: the frames around it, and the component of its page.
 * @param routes Chunks by route, as Docusaurus generates them: the key is a path with a hash behind it.
 * @param base Path that the site is served under, with a slash at both ends.
 * @returns Names of chunks, each once.
 */
export function frameChunks(routes: RouteChunkNames, base = '/'): string[] {
  const all = Object.entries(routes);
  // At the root also stands the home page, which brings settings of its own.
  const frames = all.flatMap(([key, parts]) =>
    key.replace(/-[^-]+$/, '') === base && !('config' in parts) ? chunksOf(parts) : [],
  );
  const documents = all.flatMap(([, { __comp: component, content }]) =>
    typeof component === 'string' && typeof content === 'string' ? [component] : [],
  );
  return [...new Set([...frames, ...documents])];
}
