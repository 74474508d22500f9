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

/** Window in which a page is measured, and highest picture of a whole page, in pixels. */
const usualHeight = 900;
const mostHeight = 4000;

/** What a page is asked for before its picture is taken: the mark stands first in what the browser writes. */
const heightMark = 'data-page-height';
const measuring = `<script>addEventListener('load', () => document.documentElement.setAttribute('${heightMark}', Math.max(document.documentElement.scrollHeight, document.body ? document.body.scrollHeight : 0)))</script>`;

export interface PictureSize {
  /** In pixels. */
  readonly width: number;
  /** Absent: that of the whole page. */
  readonly height?: number;
}

/** A picture of a page, with sizes in pixels. */
export interface PagePicture extends Picture {
  readonly width: number;
  readonly height: number;
  /** Height of the whole page; null where it was not measured. */
  readonly pageHeight: number | null;
}

/**
 * A page as a browser of this machine shows it, or why there is no picture. The page reaches nothing.
 * @param signal Aborts when nobody waits for the picture any more.
 */
export async function takePicture(
  html: string,
  size: PictureSize,
  signal: AbortSignal,
): Promise<PagePicture | { readonly reason: string }> {
  const browser = findBrowser();
  if (!browser) return { reason: 'no Chromium or Chrome is found: install one, or name it in CHROMIUM_PATH' };
  const answer = await places.take(() => shoot(browser, html, size, signal));
  return answer ?? { reason: 'too many pictures are being taken: ask again later' };
}

async function shoot(
  browser: string,
  html: string,
  { width, height: asked }: PictureSize,
  signal: AbortSignal,
): Promise<PagePicture | { readonly reason: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-docs-mcp-'));
  const file = join(folder, 'page.png');
  const run = async (page: string, height: number, what: string): Promise<string> => {
    const proxy = await startPageProxy(page);
    try {
      const all = [...flags(folder, { width, height }, proxy.address), what, pageAddress];
      return await runBrowser(browser, all, { time: patience, signal });
    } finally {
      await proxy.close();
    }
  };
  try {
    const pageHeight = asked === undefined ? heightIn(await run(html + measuring, usualHeight, '--dump-dom')) : null;
    const height = asked ?? Math.min(Math.max(pageHeight ?? usualHeight, 1), mostHeight);
    await run(html, height, `--screenshot=${file}`);
    return { png: await readFile(file, 'base64'), width, height, pageHeight };
  } catch (error) {
    return { reason: `the browser failed: ${error instanceof Error ? error.message.split('\n')[0] : error}` };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** What a page says of itself; a hostile one can say what it likes, and gets a picture of that height. */
function heightIn(dom: string): number | null {
  const [, height] =
    new RegExp(`^(?:\\s*<!doctype[^>]*>)?\\s*<html[^>]*\\b${heightMark}="(\\d{1,7})"`, 'i').exec(dom) ?? [];
  return height === undefined ? null : Number(height);
}

function flags(folder: string, { width, height }: Required<PictureSize>, proxy: string): string[] {
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
    // The browser declines its sandbox to the administrator; the page is confined by its policy all the same.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}
