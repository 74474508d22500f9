import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Browser, Key } from './browser.ts';

/** Keys of the WebDriver protocol. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  Tab: '\uE004',
};

/** Plain WebDriver knows no console: what it says from now on is kept in the page. */
const listen = `(() => {
  if (window.saidAsError) return;
  const said = (window.saidAsError = []);
  const { error } = console;
  console.error = (...all) => {
    said.push(all.map(String).join(' '));
    error.apply(console, all);
  };
  addEventListener('error', ({ message }) => message && said.push(message));
  addEventListener('unhandledrejection', ({ reason }) => said.push(String(reason)));
})()`;

/** A port that is free at the moment. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts a display that nobody looks at. @returns Its name, `:7`. */
function startDisplay(program: string): Promise<{ readonly display: string; readonly child: ChildProcess }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`Unexpected end of ${program} with code ${code}, expected a display`)));
    child.stdio[3]?.once('data', (number: Buffer) => resolve({ display: `:${number.toString().trim()}`, child }));
  });
}

interface Answer {
  readonly value: unknown;
}

/** What is to be there for WebKit. */
export interface WebDriverPrograms {
  readonly driver: string;
  /** Undefined where there is a display already. */
  readonly xvfb: string | undefined;
}

/** Starts WebKitGTK's own small browser over plain WebDriver, on a display of its own. */
export async function startByWebDriver({ driver, xvfb }: WebDriverPrograms): Promise<Browser> {
  const screen = xvfb ? await startDisplay(xvfb) : undefined;
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      ...(screen ? { DISPLAY: screen.display, GDK_BACKEND: 'x11' } : {}),
      NO_AT_BRIDGE: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data));
  const stop = () => {
    child.kill();
    screen?.child.kill();
  };

  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = (await response.json()) as Answer; // of the protocol
    if (!response.ok) throw new Error(`Unexpected answer of WebKit to ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  /** The driver listens a moment after it has started. */
  async function begin(tries = 100): Promise<unknown> {
    try {
      return await send('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            'webkitgtk:browserOptions': {
              args: ['--automation'],
            },
          },
        },
      });
    } catch (error) {
      if (tries === 0 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return begin(tries - 1);
    }
  }

  try {
    const { sessionId, capabilities } = (await begin()) as {
      sessionId: string;
      capabilities: { browserName: string; browserVersion: string };
    }; // of the protocol
    const at = `/session/${sessionId}`;
    const type = (text: string) =>
      send('POST', `${at}/actions`, {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [...text].flatMap((value) => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          },
        ],
      });
    const look = (expression: string) =>
      send('POST', `${at}/execute/sync`, { script: `return ${expression}`, args: [] });
    return {
      name: `webkit ${capabilities.browserVersion} (WebKitGTK, ${capabilities.browserName})`,
      goto: async (url) => {
        await send('POST', `${at}/url`, { url });
        await look(listen);
      },
      back: async () => void (await look('void history.back()')),
      forward: async () => void (await look('void history.forward()')),
      click: async (x, y) => {
        const origin = 'viewport';
        await send('POST', `${at}/actions`, {
          actions: [
            {
              type: 'pointer',
              id: 'mouse',
              parameters: { pointerType: 'mouse' },
              actions: [
                { type: 'pointerMove', duration: 0, origin, x: Math.round(x), y: Math.round(y) },
                { type: 'pointerDown', button: 0 },
                { type: 'pointerUp', button: 0 },
              ],
            },
          ],
        });
      },
      key: async (key) => void (await type(keys[key])),
      type: async (text) => void (await type(text)),
      resize: async (width, height) => void (await send('POST', `${at}/window/rect`, { x: 0, y: 0, width, height })),
      look: <Value>(expression: string) => look(expression) as Promise<Value>, // the caller knows what it asks
      errors: async () => (await look('(window.saidAsError ?? []).splice(0)')) as string[], // by the function above
      close: async () => {
        await send('DELETE', at).catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw new Error(`WebKit did not start: ${String(error)}\n${output}`);
  }
}
