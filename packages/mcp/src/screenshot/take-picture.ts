import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Picture } from '../tools/tool.ts';
import { findBrowser } from './find-browser.ts';
import { pageAddress, startPageProxy } from './page-proxy.ts';
import { createPlaces } from './places.ts';
import { runBrowser } from './run-browser.ts';

/** A browser that has not answered by then is ended, in milliseconds. */
const patience = 30_000;
/** A browser takes some hundred megabytes: so many run at once, and so many more pictures wait. */
const places = createPlaces(2, 20);

export interface PictureSize {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * A page as a browser of this machine shows it, or why there is no picture. The page reaches nothing.
 * @param signal Aborts when nobody waits for the picture any more.
 */
export async function takePicture(
  html: string,
  size: PictureSize,
  signal: AbortSignal,
): Promise<Picture | { readonly reason: string }> {
  const browser = findBrowser();
  if (!browser) return { reason: 'no Chromium or Chrome is found: install one, or name it in CHROMIUM_PATH' };
  const answer = await places.take(() => shoot(browser, html, size, signal));
  return answer ?? { reason: 'too many pictures are being taken: ask again later' };
}

async function shoot(
  browser: string,
  html: string,
  size: PictureSize,
  signal: AbortSignal,
): Promise<Picture | { readonly reason: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-docs-mcp-'));
  const proxy = await startPageProxy(html);
  const file = join(folder, 'page.png');
  try {
    await runBrowser(browser, flags(folder, file, size, proxy.address), { time: patience, signal });
    return { png: await readFile(file, 'base64') };
  } catch (error) {
    return { reason: `the browser failed: ${error instanceof Error ? error.message.split('\n')[0] : error}` };
  } finally {
    await proxy.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function flags(folder: string, file: string, { width, height }: PictureSize, proxy: string): string[] {
  return [
    '--headless=new',
    '--no-first-run',
    '--hide-scrollbars',
    '--disable-gpu',
    '--disable-background-networking',
    // All goes to the proxy, also what is of this machine; what asks for no proxy finds no names and no way.
    `--proxy-server=http://${proxy}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    `--user-data-dir=${join(folder, 'profile')}`,
    `--window-size=${width},${height}`,
    `--screenshot=${file}`,
    // The browser declines its sandbox to the administrator; the page is confined by its policy all the same.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    pageAddress,
  ];
}
