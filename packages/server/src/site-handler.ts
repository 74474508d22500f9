import type { IncomingMessage, ServerResponse } from 'node:http';
import { belowBase } from './base-path.ts';
import { currentSite } from './current-site.ts';
import { prefersMarkdown } from './prefers-markdown.ts';
import { type Resolution, resolve } from './resolve.ts';
import { sendPlain } from './send-file.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers requests from a built site: exact files, a folder's index, `404.html` for the rest; precompressed copies,
 * conditional and range requests; the Markdown copy of a page for clients that prefer it; the headers that
 * the build wrote. Another build in the same folder is noticed at the next request.
 * @param folder Folder of the built site.
 * @throws When the folder cannot be read.
 */
export function siteHandler(folder: string): Handler {
  const current = currentSite(folder);

  return (request, response) => {
    // Nobody reads a body here: the rest of a long one is not waited for.
    if (hasBody(request)) response.setHeader('Connection', 'close');
    const { sender, files, headersOf, base } = current();
    const notFound = files.get('/404.html');
    const found = resolveBelow(files, originForm(request.url ?? ''), base);
    const copy = markdownCopy(files, found);
    const resolution =
      copy && prefersMarkdown(request.headers.accept) ? ({ type: 'file', file: copy } as const) : found;
    const headers = headersOf(resolution.type === 'file' ? resolution.file.path : '/404.html', copy?.path);

    if (resolution.type === 'malformed') return sendPlain(400, headers, response);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendPlain(405, { ...headers, Allow: 'GET, HEAD' }, response);
    switch (resolution.type) {
      case 'redirect':
        return sendPlain(301, { ...headers, Location: resolution.location }, response);
      case 'file':
        return sender.file(resolution.file, headers, request, response);
      case 'missing':
        if (!notFound) return sendPlain(404, headers, response);
        return sender.notFound(notFound, headers, request, response);
    }
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * The target of a request as browsers send it. Proxies may send a whole address, which every server must take.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 */
function originForm(target: string): string {
  return target.replace(/^https?:\/\/[^/?]+/i, '').replace(/^(\?|$)/, '/$1');
}

/** Finds what answers an address where the site stands under a path. */
function resolveBelow(files: SiteFiles, target: string, base: string): Resolution {
  const place = belowBase(target, base);
  if (place && 'moved' in place) return { type: 'redirect', location: place.moved };
  // Crawlers look for this file at the root of a host alone.
  if (!place && target === '/robots.txt') return resolve(files, target);
  return place ? resolve(files, place.below) : resolve(new Map(), target);
}

/** The Markdown copy of a page: `/api/index.md` beside `/api/index.html`. */
function markdownCopy(files: SiteFiles, resolution: Resolution): SiteFile | undefined {
  const page = resolution.type === 'file' ? resolution.file : undefined;
  return page?.path.endsWith('.html') ? files.get(page.path.replace(/\.html$/, '.md')) : undefined;
}
