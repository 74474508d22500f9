import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium or Chrome: the one that `CHROMIUM_PATH` names, else one of the path or of the usual places. */
export function findBrowser(env: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  const named = env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...places].find((path) => existsSync(path));
}
