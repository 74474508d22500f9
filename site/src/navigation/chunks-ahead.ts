import type { ChunkNames, RouteChunkNames } from '@docusaurus/types';

/** The script of what all documents need besides their own content; `generator/main-script` makes it. */
export const documentsChunk = 'documents';

/** Names of the parts of a route, however deep: component, content, properties. */
export const chunksOf = (parts: ChunkNames | ChunkNames[]): string[] =>
  Object.values(parts).flatMap((part) => (typeof part === 'string' ? [part] : chunksOf(part)));

/**
 * Chunks that a page needs.
 * @param routes Chunks by route, as Docusaurus generates them: the key is a path with a hash behind it.
 * @param path Of the page's own route.
 * @returns Names of chunks. The home page shares its path with the frames around documents, and alone brings settings.
 */
export function chunksAhead(routes: RouteChunkNames, path: string): string[] {
  const all = Object.entries(routes).flatMap(([key, parts]) => (key.replace(/-[^-]+$/, '') === path ? [parts] : []));
  const pages = all.filter((parts) => 'config' in parts);
  const own = pages.length > 0 ? pages : all;
  const isDocument = own.some(({ content }) => typeof content === 'string');
  return [...(isDocument ? [documentsChunk] : []), ...own.flatMap(chunksOf)];
}
