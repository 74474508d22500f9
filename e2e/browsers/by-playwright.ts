import { type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import type { Browser } from './browser.ts';

const kinds: Readonly<Record<string, BrowserType>> = { chromium, firefox, webkit };

/**
 * Starts a browser without a window by Playwright.
 * @param kind One of Playwright's three.
 * @param executablePath The program.
 */
export async function startByPlaywright(kind: string, executablePath: string): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  const program = await kinds[kind]?.launch({
    executablePath,
    args: kind === 'chromium' && isRoot ? ['--no-sandbox'] : [],
  });
  if (!program) throw new Error(`Unexpected browser "${kind}", expected one of ${Object.keys(kinds).join(', ')}`);
  const page = await program.newPage({ viewport: { width: 1280, height: 800 } });
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return {
    name: `${kind} ${program.version()}`,
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    back: () => page.evaluate('void history.back()'),
    forward: () => page.evaluate('void history.forward()'),
    click: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    look: (expression) => page.evaluate(expression),
    errors: async () => said.splice(0),
    close: () => program.close(),
  };
}
