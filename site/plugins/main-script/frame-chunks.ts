import type { RouteChunkNames } from '@docusaurus/types';
import { chunksOf } from '../../src/navigation/chunks-ahead.ts';

/**
 * The chunks that every document needs besides its own content: the frames around it, and the component of its page.
 * @param routes Chunks by route, as Docusaurus generates them: the key is a path with a hash behind it.
 * @returns Names of chunks, each once.
 */
export function frameChunks(routes: RouteChunkNames): string[] {
  const all = Object.entries(routes);
  // At the root also stand pages, which bring settings of their own.
  const frames = all.flatMap(([key, parts]) => (/^\/-\w+$/.test(key) && !('config' in parts) ? chunksOf(parts) : []));
  const documents = all.flatMap(([, { __comp: component, content }]) =>
    typeof component === 'string' && typeof content === 'string' ? [component] : [],
  );
  return [...new Set([...frames, ...documents])];
}
