import { McpError, type Resource } from '@modelcontextprotocol/sdk/types.js';
import type { Docs } from '../content/docs.ts';
import { evidenceKey } from '../tools/evidence.ts';

/** What a client can read without a tool: a name below the published address, what it is, and its text. */
interface Source {
  readonly path: string;
  readonly title: string;
  readonly mimeType: string;
  text(docs: Docs): string;
}

const sources: readonly Source[] = [
  {
    path: 'llms.txt',
    title: 'All pages',
    mimeType: 'text/plain',
    text: ({ pages }) => pages.map(({ path, title }) => `${path} ${title}`).join('\n'),
  },
  { path: 'api/#evidence', title: 'How statements are known', mimeType: 'text/plain', text: () => evidenceKey },
  {
    path: 'openapi.json',
    title: 'The API as OpenAPI',
    mimeType: 'application/json',
    text: ({ files }) => files.openapi,
  },
  {
    path: 'starter-theme.txt',
    title: 'A theme to begin with',
    mimeType: 'text/plain',
    text: ({ files }) => files.starterTheme,
  },
];

/** Resources by their published addresses. */
export function listResources(docs: Docs): Resource[] {
  return sources.map(({ path, title, mimeType }) => ({ uri: docs.link(path), name: path, title, mimeType }));
}

/**
 * A resource, or a page by its address.
 * @throws {McpError} With the code of the protocol when there is none.
 */
export function readResource(
  docs: Docs,
  uri: string,
): { readonly uri: string; readonly mimeType: string; readonly text: string } {
  const source = sources.find(({ path }) => docs.link(path) === uri);
  if (source) return { uri, mimeType: source.mimeType, text: source.text(docs) };
  try {
    return { uri, mimeType: 'text/markdown', text: docs.page(uri).markdown };
  } catch (error) {
    throw new McpError(notFound, error instanceof Error ? error.message : String(error), { uri });
  }
}

/** The protocol's code for a resource that is not there; the library has no name for it. */
const notFound = -32002;
