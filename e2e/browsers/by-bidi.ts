import { launch } from 'puppeteer-core';
import type { Browser } from './browser.ts';

/**
 * Starts Firefox without a window, over WebDriver BiDi.
 * @param executablePath The program, as a system installs it.
 */
export async function startByBidi(executablePath: string): Promise<Browser> {
  const program = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    timeout: 60_000,
  });
  const page = await program.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  const version = await program.version();
  return {
    name: version.replace('/', ' '),
    async goto(url) {
      const open = () => page.goto(url, { waitUntil: 'load' });
      await open().catch((error: unknown) => {
        // Firefox takes the end of a load that was still under way for the end of the new one: it is asked once more.
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        return open();
      });
    },
    back: async () => void (await page.evaluate('void history.back()')),
    forward: async () => void (await page.evaluate('void history.forward()')),
    click: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    look: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>, // the caller knows what it asks
    errors: async () => said.splice(0),
    close: () => program.close(),
  };
}
