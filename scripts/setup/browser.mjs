import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { apt, mayUseApt, which } from './apt.mjs';
import { Failure } from './explain.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
  join(process.env.LOCALAPPDATA ?? 'C:\\', 'Google\\Chrome\\Application\\chrome.exe'),
];

/** Path of an installed Chrome or Chromium; `CHROMIUM_PATH` names another one. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Failure(`CHROMIUM_PATH names ${named}, but there is no such file.`);
    return named;
  }
  return programs.map(which).find(Boolean) ?? places.find((place) => existsSync(place)) ?? downloaded();
}

/** Path of the browser that Playwright has downloaded. */
function downloaded() {
  try {
    const path = createRequire(join(root, 'e2e/package.json'))('@playwright/test').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Gets a browser: an installed one, else Playwright's download, else the one of the system's package manager.
 * @returns {Promise<string>} Its path.
 */
export async function browser() {
  const installed = findBrowser();
  if (installed) return installed;
  console.log(
    'No Chrome or Chromium is here. One is about to be downloaded into the folder of Playwright, together with the ' +
      'system packages that it needs, or installed with apt-get; "npm test -- --no-install" declines.',
  );
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  await run(
    'Downloading a browser',
    process.execPath,
    [playwright, 'install', ...(mayUseApt() ? ['--with-deps'] : []), 'chromium'],
    { tolerate: true },
  );
  const fetched = downloaded();
  if (
    fetched &&
    (await run('Trying the browser', fetched, ['--version', '--no-sandbox'], { tolerate: true })).code === 0
  )
    return fetched;
  if (mayUseApt()) await apt('Installing a browser', ['chromium']);
  const last = findBrowser();
  if (last) return last;
  throw new Failure(
    'No browser could be had: install Chrome or Chromium, or name one in CHROMIUM_PATH, then run this command again.',
  );
}
