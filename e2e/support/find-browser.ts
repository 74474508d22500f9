import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of the browser that the tests drive.
 * @returns `CHROMIUM_PATH`, else an installed Chromium or Chrome; undefined lets Playwright use its own download.
 * @throws {Error} When `CHROMIUM_PATH` names no file.
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return installed.find((path) => existsSync(path));
  if (existsSync(named)) return named;
  throw new Error(`Unexpected CHROMIUM_PATH "${named}", expected the path of a Chromium or Chrome program`);
}
