import type { ChunkNames, RouteChunkNames } from '@docusaurus/types';

/** The script of what all documents need besides their own content; `plugins/main-script` makes it. */
export const documentsChunk = 'documents';

/** Names of the parts of a route, however deep: component, content, properties. */
export const chunksOf = (parts: ChunkNames | ChunkNames[]): string[] =>
  Object.values(parts).flatMap((part) => (typeof part === 'string' ? [part] : chunksOf(part)));

/**
 * Chunks that a page needs.
 * @param routes Chunks by route, as Docusaurus generates them: the key is a path with a hash behind it.
 * @param path Of the page's own route.
 * @returns Names of chunks. The home page shares its path with the frames around documents, which bring no settings.
 */
export function chunksAhead(routes: RouteChunkNames, path: string): string[] {
  const own = Object.entries(routes).flatMap(([key, parts]) =>
    key.replace(/-[^-]+$/, '') === path && (path !== '/' || 'config' in parts) ? [parts] : [],
  );
  const isDocument = own.some(({ content }) => typeof content === 'string');
  return [...(isDocument ? [documentsChunk] : []), ...own.flatMap(chunksOf)];
}
