import { listen } from '@shop-docs/server';

/** The page may run its own scripts and styles, and reach nothing else: no other host, no other port of this machine. */
const policy =
  "sandbox allow-scripts; default-src 'none'; img-src data:; font-src data:; media-src data:; " +
  "style-src 'unsafe-inline'; script-src 'unsafe-inline'";

/** Serves one page on loopback, for a browser of this machine. */
export async function servePage(html: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { port, stop } = await listen(
    (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy });
      response.end(html);
    },
    { port: 0 },
  );
  return { url: `http://127.0.0.1:${port}/`, close: () => stop(0) };
}
