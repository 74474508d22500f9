import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ExtensionContext } from 'vscode';
import { directoryWith } from '../cli/testing/run-cli.ts';
import { activate } from './extension.ts';
import { commands } from './manifest.ts';

/** The editor: what a person can ask it for, and what it has opened. */
const editor = vi.hoisted(() => ({
  asked: new Map<string, () => Promise<void>>(),
  opened: [] as string[],
  file: '',
  /** Takes what it says of failures; without it, none must happen. */
  failures: undefined as string[] | undefined,
}));
vi.mock('vscode', () => ({
  commands: {
    registerCommand: (name: string, run: () => Promise<void>) => {
      editor.asked.set(name, run);
      return { dispose: () => editor.asked.delete(name) };
    },
    executeCommand: async (_: string, address: string) => void editor.opened.push(address),
  },
  Uri: { parse: (address: string) => address },
  ViewColumn: { Beside: -2 },
  window: {
    showErrorMessage: async (message: string) => {
      if (!editor.failures?.push(message)) throw new Error(message);
    },
    get activeTextEditor() {
      return { document: { uri: { scheme: 'file', fsPath: editor.file }, save: async () => true } };
    },
  },
}));
vi.mock('vscode-languageclient/node', () => ({
  TransportKind: {},
  LanguageClient: class {
    start() {}
    dispose() {}
  },
}));

const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

/** The extension with a server in the place of the preview: what the person asks for, the servers it started, and its end. */
async function start() {
  const program = `require('node:fs').appendFileSync(__dirname + '/started', process.pid + ' ');
    console.log('Preview of ' + process.argv[3] + ' at http://127.0.0.1:4040/_preview/');
    setInterval(() => {}, 1000);`;
  const folder = directoryWith({});
  onTestFinished(folder.remove);
  mkdirSync(join(folder.path, 'server'));
  writeFileSync(join(folder.path, 'server/shop-template.js'), program);
  editor.file = join(folder.path, 'theme.html');
  const context = { extensionPath: folder.path, subscriptions: [] };
  // Of what an editor gives, the extension asks for these.
  await activate(context as unknown as ExtensionContext);
  const started = () => readFileSync(join(folder.path, 'server/started'), 'utf8').trim().split(' ').map(Number);
  onTestFinished(() => {
    for (const id of started().filter(isRunning)) process.kill(id);
  });
  return {
    preview: async () => {
      editor.opened = [];
      await editor.asked.get(commands.preview.command)?.();
      return editor.opened;
    },
    started,
    end: () => {
      for (const { dispose } of context.subscriptions as { dispose(): void }[]) dispose();
    },
  };
}

it('one preview runs for a file, and ends with the extension', async () => {
  const { preview, started, end } = await start();
  for (const _ of [1, 2]) expect(await preview()).toEqual(['http://127.0.0.1:4040/_preview/']);
  expect(started().map(isRunning)).toEqual([true]);
  end();
  await vi.waitFor(() => expect(started().map(isRunning)).toEqual([false]));
});

it('a preview that has ended is started again when the person asks for it', async () => {
  const { preview, started } = await start();
  await preview();
  process.kill(Number(started()[0]));
  await vi.waitFor(async () => {
    await preview();
    expect(started().map(isRunning)).toEqual([false, true]);
  });
});

it('a preview that cannot be started is told in the editor, and started when it can be', async () => {
  const { preview, started } = await start();
  const { execPath } = process;
  onTestFinished(() => {
    process.execPath = execPath;
    editor.failures = undefined;
  });
  editor.failures = [];
  process.execPath = join(editor.file, 'nothing');
  expect(await preview()).toEqual([]);
  expect(editor.failures).toEqual([expect.stringContaining('nothing')]);
  process.execPath = execPath;
  await vi.waitFor(async () => expect(await preview()).toEqual(['http://127.0.0.1:4040/_preview/']));
  expect(started().map(isRunning)).toEqual([true]);
});
