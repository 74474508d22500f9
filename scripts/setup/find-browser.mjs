import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { which } from './apt.mjs';
import { Failure } from './explain.mjs';
import { root } from './paths.mjs';

/** The shell is Chromium without a window: the same pages, in two thirds of the time. */
const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
  join(process.env.LOCALAPPDATA ?? 'C:\\', 'Google\\Chrome\\Application\\chrome.exe'),
];

/**
 * Path of an installed Chrome or Chromium; `CHROMIUM_PATH` names another one.
 * @returns {string | undefined} Undefined when there is none.
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Failure(`CHROMIUM_PATH names ${named}, but there is no such file.`);
    return named;
  }
  return programs.map(which).find(Boolean) ?? places.find((place) => existsSync(place)) ?? downloaded();
}

/** Path of the browser that Playwright has downloaded. */
export function downloaded() {
  try {
    const path = createRequire(join(root, 'e2e/package.json'))('@playwright/test').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
