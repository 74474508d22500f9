import { join } from 'node:path';
import { apt, mayUseApt } from './apt.mjs';
import { Failure } from './explain.mjs';
import { downloaded, findBrowser } from './find-browser.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Gets a browser: an installed one, else Playwright's download, else the one of the system's package manager.
 * @returns {Promise<string>} Its path.
 */
export async function browser() {
  const installed = findBrowser();
  if (installed) return installed;
  console.log(
    'No Chrome or Chromium is here. One is about to be downloaded into the folder of Playwright, together with the ' +
      'system packages that it needs, or installed with apt-get. CHROMIUM_PATH names one that you have; "npm test" ' +
      'declines with --no-install.',
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
  if (mayUseApt() && !(await apt('Installing a browser', ['chromium-headless-shell'])))
    await apt('Installing a browser', ['chromium']);
  const last = findBrowser();
  if (last) return last;
  throw new Failure(
    'No browser could be had: install Chrome or Chromium, or name one in CHROMIUM_PATH, then run this command again.',
  );
}
