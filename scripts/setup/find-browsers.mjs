import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { which } from './apt.mjs';
import { root } from './paths.mjs';

/**
 * Path of a browser that Playwright has downloaded.
 * @param {'firefox' | 'webkit'} kind
 * @returns {string | undefined} Undefined when it has not.
 */
export function downloadedBrowser(kind) {
  try {
    const path = createRequire(join(root, 'e2e/package.json'))('@playwright/test')[kind].executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Path of the system's Firefox, or undefined. */
export const findFirefox = () => which('firefox-esr') ?? which('firefox');

/**
 * What runs the system's WebKit without a window: a driver, and a display where there is none.
 * @returns {{ driver: string, xvfb: string | undefined } | undefined} Undefined when something of it is missing.
 */
export function findWebKit() {
  const [driver, xvfb] = [which('WebKitWebDriver'), which('Xvfb')];
  return driver && (xvfb || process.env.DISPLAY) ? { driver, xvfb } : undefined;
}
