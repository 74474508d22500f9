import { statSync } from 'node:fs';
import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import mime from 'mime-types';
import send from 'send';
import { cacheControl } from './cache-control.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { type Encoding, type SiteFile, suffixOf } from './site-files.ts';
import { type SmallFile, smallFiles } from './small-files.ts';

/** Headers that ask for less than the whole file, or for nothing when the client has it. */
const conditions = ['range', 'if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'] as const;

/** Answers with a file. */
export interface FileSender {
  /** The file, or what the conditions of the request ask for. */
  file(file: SiteFile, headers: OutgoingHttpHeaders, request: IncomingMessage, response: ServerResponse): void;
  /** The page that stands for a missing one: whole, whatever the client has or wants a part of. */
  notFound(page: SiteFile, headers: OutgoingHttpHeaders, request: IncomingMessage, response: ServerResponse): void;
}

/** @param root Folder of the site. */
export function fileSender(root: string): FileSender {
  const small = smallFiles(root);
  return {
    file(file, given, request, response) {
      // A range counts the bytes of the file itself, so that a download can go on with any client.
      const accepted = request.headers.range ? undefined : request.headers['accept-encoding'];
      const { name, headers } = variant(file, given, accepted);
      const whole = conditions.every((condition) => request.headers[condition] === undefined) && small(name);
      if (whole) return sendWhole(200, whole, headers, response);
      for (const [header, value] of Object.entries(headers)) response.setHeader(header, value ?? '');
      const acceptRanges = isOf(join(root, name), request.headers['if-range']);
      send(request, encodeURI(name), { root, acceptRanges, cacheControl: false, index: false })
        .on('error', (error: { status?: number }) => sendPlain(error.status ?? 500, {}, response))
        .on('directory', () => sendPlain(404, {}, response))
        .pipe(response);
    },
    notFound(page, given, request, response) {
      const { name, headers } = variant(page, given, request.headers['accept-encoding']);
      const whole = small(name);
      if (whole) sendWhole(404, whole, headers, response);
      else sendPlain(404, given, response);
    },
  };
}

/**
 * Whether the part that a client wants fits to those that it has: they are of the file as it was at this very time. Tags
 * are weak here, and weak ones tell nothing of parts.
 * @param wanted The `If-Range` header.
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.if-range
 */
function isOf(path: string, wanted: string | string[] | undefined): boolean {
  return wanted === undefined || statSync(path, { throwIfNoEntry: false })?.mtime.toUTCString() === wanted;
}

/** A status in plain text. It says nothing of a file, and nobody keeps it. */
export function sendPlain(status: number, headers: OutgoingHttpHeaders, response: ServerResponse): void {
  for (const name of ['Content-Encoding', 'Last-Modified', 'ETag']) response.removeHeader(name);
  const text = `${status} ${STATUS_CODES[status] ?? ''}\n`;
  response.writeHead(status, {
    ...headers,
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text); // to HEAD, Node sends none of it
}

interface Variant {
  readonly name: string;
  readonly headers: OutgoingHttpHeaders;
}

/** Variants by the headers of the site that they go with, which are the same object for each request, and encoding. */
const variants = new WeakMap<OutgoingHttpHeaders, Map<string | null, Variant>>();

/**
 * The copy of a file that the client likes best, and the headers that go with it.
 * @param given Headers of the site for this file; they must not be changed later.
 */
function variant(file: SiteFile, given: OutgoingHttpHeaders, accepted: string | undefined): Variant {
  const encoding = chooseEncoding(accepted, file.encodings);
  const known = variants.get(given) ?? new Map<string | null, Variant>();
  variants.set(given, known);
  const found = known.get(encoding) ?? variantIn(encoding, file, given);
  known.set(encoding, found);
  return found;
}

function variantIn(encoding: Encoding | null, { path, encodings }: SiteFile, given: OutgoingHttpHeaders): Variant {
  const headers: OutgoingHttpHeaders = {
    ...given,
    'Content-Type': mime.contentType(path.slice(path.lastIndexOf('/') + 1)) || 'application/octet-stream',
    'Cache-Control': cacheControl(path),
  };
  if (encodings.length > 0) headers.Vary = given.Vary ? `${given.Vary}, Accept-Encoding` : 'Accept-Encoding';
  if (encoding) headers['Content-Encoding'] = encoding;
  return { name: encoding ? path + suffixOf[encoding] : path, headers };
}

function sendWhole(
  status: number,
  { content, etag, modified }: SmallFile,
  headers: OutgoingHttpHeaders,
  response: ServerResponse,
): void {
  const acceptRanges = status === 200 ? { 'Accept-Ranges': 'bytes' } : {};
  response.writeHead(status, {
    ...headers,
    ...acceptRanges,
    ETag: etag,
    'Last-Modified': modified,
    'Content-Length': content.length,
  });
  response.end(content);
}
