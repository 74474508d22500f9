import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** A file that the preview serves. */
export interface ServedFile {
  readonly type: string;
  readonly body: string | Buffer;
}

/** Where the preview has jQuery and the platform's script: no path of a shop begins like that. */
export const jqueryPath = '/_platform/jquery.js';
export const platformScriptPath = '/_platform/platform.js';

const script = 'text/javascript; charset=utf-8';
const own = (name: string): Buffer => readFileSync(new URL(`./stand-ins/${name}`, import.meta.url));

/** Folders in which the stock theme has files, on the shop's host and on the platform's. */
const stockFile = /^\/(?:(?:search|item_label)\/)?(?:js|css|img)\/[\w./-]+\.(js|css|png|gif|jpe?g|svg)$/i;
const note = '/* The platform has a file here; the preview has none. */\n';
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><rect x="2" y="2" width="28" height="28" rx="6" fill="#9aa5b1"/></svg>';
const ring =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><circle cx="16" cy="16" r="12" fill="none" stroke="#9aa5b1" stroke-width="4" stroke-dasharray="50 26"><animateTransform attributeName="transform" type="rotate" from="0 16 16" to="360 16 16" dur="1s" repeatCount="indefinite"/></circle></svg>';

/** A neutral file for a path under which the platform has one; undefined for other paths. */
export function standIn(path: string): ServedFile | undefined {
  if (path === jqueryPath) return { type: script, body: jquery() };
  if (path === platformScriptPath) return { type: script, body: own('platform.js') };
  const kind = stockFile.exec(path)?.[1]?.toLowerCase();
  if (kind === undefined) return undefined;
  if (kind === 'js') return { type: script, body: /jquery\.bottom/.test(path) ? own('jquery.bottom.js') : note };
  if (kind === 'css') return { type: 'text/css; charset=utf-8', body: note };
  return { type: 'image/svg+xml', body: /loading/.test(path) ? ring : square };
}

/**
 * jQuery of the 1.x line: the platform printed 1.8.2 in 2021, whose package is not made for browsers; this is the last of
 * that line, with the same functions.
 */
function jquery(): Buffer {
  const packed = fileURLToPath(new URL('./stand-ins/jquery.js', import.meta.url));
  return readFileSync(existsSync(packed) ? packed : require.resolve('jquery/dist/jquery.min.js'));
}
