import { listen } from '@shop-docs/server';

/** The page may run its own scripts and styles; whatever else it asks for, it does not get from here either. */
const policy =
  "sandbox allow-scripts; default-src 'none'; img-src data:; font-src data:; media-src data:; " +
  "style-src 'unsafe-inline'; script-src 'unsafe-inline'";

/** Where the page is: a name that no machine has, so that nobody but the proxy can answer for it. */
export const pageAddress = 'http://theme.invalid/';

/** The only thing that a browser can reach. */
export interface PageProxy {
  /** `127.0.0.1:41234` */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Starts a proxy that answers for one page by itself and passes nothing on. A policy governs what a page loads, and not
 * where it goes: a script, a refresh or a prerendering leads the browser to other services of this machine. Here each of
 * these ends at a text that says so.
 */
export async function startPageProxy(html: string): Promise<PageProxy> {
  const { port, stop } = await listen(
    ({ url, method }, response) => {
      if (url !== pageAddress || method !== 'GET')
        return response
          .writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' })
          .end(`The page leads to ${url}, and its picture reaches nothing.\n`);
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy });
      return response.end(html);
    },
    { port: 0 },
  );
  return { address: `127.0.0.1:${port}`, close: () => stop(0) };
}
