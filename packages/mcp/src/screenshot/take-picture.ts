import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Picture } from '../tools/tool.ts';
import { findBrowser } from './find-browser.ts';
import { servePage } from './serve-page.ts';

const run = promisify(execFile);
/** A browser that has not answered by then is ended. */
const patience = 30_000;

export interface PictureSize {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A page as a browser of this machine shows it, or why there is no picture. */
export async function takePicture(html: string, size: PictureSize): Promise<Picture | { readonly reason: string }> {
  const browser = findBrowser();
  if (!browser) return { reason: 'no Chromium or Chrome is found: install one, or name it in CHROMIUM_PATH' };
  const folder = await mkdtemp(join(tmpdir(), 'shop-docs-mcp-'));
  const page = await servePage(html);
  const file = join(folder, 'page.png');
  try {
    await run(browser, flags(folder, file, size, page.url), { timeout: patience });
    return { png: await readFile(file, 'base64') };
  } catch (error) {
    return { reason: `the browser failed: ${error instanceof Error ? error.message.split('\n')[0] : error}` };
  } finally {
    await page.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function flags(folder: string, file: string, { width, height }: PictureSize, url: string): string[] {
  return [
    '--headless=new',
    '--no-first-run',
    '--hide-scrollbars',
    '--disable-gpu',
    '--disable-background-networking',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    `--user-data-dir=${join(folder, 'profile')}`,
    `--window-size=${width},${height}`,
    `--screenshot=${file}`,
    // The browser declines its sandbox to the administrator; the page is confined by its policy all the same.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    url,
  ];
}
