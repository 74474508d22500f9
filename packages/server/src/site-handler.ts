import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import mime from 'mime-types';
import send from 'send';
import { belowBase } from './base-path.ts';
import { cacheControl } from './cache-control.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { currentSite } from './current-site.ts';
import { headersFor } from './header-rules.ts';
import { prefersMarkdown } from './prefers-markdown.ts';
import { type Resolution, resolve } from './resolve.ts';
import { type SiteFile, type SiteFiles, suffixOf } from './site-files.ts';

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
    const { root, files, rules, base } = current();
    const notFound = files.get('/404.html');
    const found = resolveBelow(files, request.url ?? '', base);
    const copy = markdownCopy(files, found);
    const resolution =
      copy && prefersMarkdown(request.headers.accept) ? ({ type: 'file', file: copy } as const) : found;
    const path = resolution.type === 'file' ? resolution.file.path : '/404.html';
    for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
    if (copy) {
      response.setHeader('Vary', 'Accept');
      response.setHeader('Link', `<${encodeURI(base + copy.path.slice(1))}>; rel="alternate"; type="text/markdown"`);
    }

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return plain(response, 405);
    }
    switch (resolution.type) {
      case 'malformed':
        return plain(response, 400);
      case 'redirect':
        response.setHeader('Location', resolution.location);
        response.setHeader('Cache-Control', 'no-cache');
        return plain(response, 301);
      case 'file':
        return sendFile(root, resolution.file, request, response);
      case 'missing':
        if (!notFound) return plain(response, 404);
        response.statusCode = 404;
        for (const name of ['range', 'if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'])
          delete request.headers[name]; // they speak of the page that is not there
        return sendFile(root, notFound, request, response);
    }
  };
}

/** Finds what answers an address where the site stands under a path. */
function resolveBelow(files: SiteFiles, target: string, base: string): Resolution {
  const place = belowBase(target, base);
  if (place && 'moved' in place) return { type: 'redirect', location: place.moved };
  return place ? resolve(files, place.below) : resolve(new Map(), target);
}

/** The Markdown copy of a page: `/api/index.md` beside `/api/index.html`. */
function markdownCopy(files: SiteFiles, resolution: Resolution): SiteFile | undefined {
  const page = resolution.type === 'file' ? resolution.file : undefined;
  return page?.path.endsWith('.html') ? files.get(page.path.replace(/\.html$/, '.md')) : undefined;
}

function sendFile(root: string, file: SiteFile, request: IncomingMessage, response: ServerResponse): void {
  // A range counts the bytes of the file itself, so that a download can go on with any client.
  const accepted = request.headers.range ? undefined : request.headers['accept-encoding'];
  const encoding = chooseEncoding(accepted, file.encodings);
  if (file.encodings.length > 0)
    response.setHeader('Vary', [response.getHeader('Vary') ?? [], 'Accept-Encoding'].flat().join(', '));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', contentType(file.path));
  response.setHeader('Cache-Control', cacheControl(file.path));
  send(request, encodeURI(file.path + (encoding ? suffixOf[encoding] : '')).replace(/[?#]/g, encodeURIComponent), {
    root,
    cacheControl: false,
    acceptRanges: response.statusCode === 200,
    index: false,
  })
    .on('error', (error: { status?: number }) => plain(response, error.status ?? 500))
    .on('directory', () => plain(response, 404))
    .pipe(response);
}

function contentType(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return mime.contentType(name) || 'application/octet-stream';
}

function plain(response: ServerResponse, status: number): void {
  for (const name of ['Content-Encoding', 'Last-Modified', 'ETag']) response.removeHeader(name);
  const text = `${status} ${STATUS_CODES[status] ?? ''}\n`;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}
