import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  commands,
  type ExtensionContext,
  env,
  ProcessExecution,
  Task,
  TaskRevealKind,
  tasks,
  Uri,
  ViewColumn,
  type WorkspaceFolder,
  window,
  workspace,
} from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { configName } from '../cli/check/config-name.ts';
import { commands as named } from './manifest.ts';

/** VS Code's own program runs as Node with this. */
const asNode = { ELECTRON_RUN_AS_NODE: '1', NO_COLOR: '1' };
const previews = new Map<string, { readonly server: ChildProcess; readonly address: Promise<string> }>();
let client: LanguageClient | undefined;

/** Called by VS Code when the first HTML file is opened. */
export async function activate({ subscriptions, extensionPath }: ExtensionContext): Promise<void> {
  const program = join(extensionPath, 'server/shop-template.js');
  const server = { module: program, args: ['language-server'], transport: TransportKind.stdio };
  client = new LanguageClient('shopTemplate', 'Themes of BASE shops', server, {
    documentSelector: [
      { scheme: 'file', language: 'html' },
      { scheme: 'untitled', language: 'html' },
    ],
  });
  subscriptions.push(
    client,
    commands.registerCommand(named.preview.command, () => preview(program)),
    commands.registerCommand(named.checkAll.command, () => checkAll(program)),
    {
      dispose: () => {
        for (const { server: each } of previews.values()) each.kill();
      },
    },
  );
  await client.start();
}

/** Called by VS Code at its end. */
export function deactivate(): Promise<void> | undefined {
  return client?.stop();
}

/** Serves the theme of the editor, and shows the page beside it. */
async function preview(program: string): Promise<void> {
  const document = window.activeTextEditor?.document;
  if (document?.uri.scheme !== 'file') {
    void window.showErrorMessage('Unexpected editor, expected one with the file of a theme: save it first.');
    return;
  }
  await document.save();
  try {
    const address = await serve(program, document.uri.fsPath);
    const place = { viewColumn: ViewColumn.Beside, preserveFocus: true };
    await commands
      .executeCommand('simpleBrowser.api.open', Uri.parse(address), place)
      .then(undefined, () => env.openExternal(Uri.parse(address)));
  } catch (error) {
    void window.showErrorMessage(error instanceof Error ? error.message : String(error));
  }
}

/** The address of the preview of a file: of the server that runs, or of a new one. */
function serve(program: string, file: string): Promise<string> {
  const running = previews.get(file);
  if (running) return running.address;
  const server = spawn(process.execPath, [program, 'preview', file, '--port', '0'], {
    env: { ...process.env, ...asNode },
  });
  let said = '';
  const address = new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      said += chunk;
      const [found] = /https?:\/\/\S+/.exec(said) ?? [];
      if (found && said.includes('\n')) resolve(found);
    });
    server.stderr.on('data', (chunk) => (said += chunk));
    server.on('error', reject);
    server.on('close', () => {
      previews.delete(file);
      reject(new Error(said.trim()));
    });
  });
  previews.set(file, { server, address });
  return address;
}

/** Runs the checker over the folder; its findings appear under Problems. */
async function checkAll(program: string): Promise<void> {
  const folder = folderOf();
  if (!folder) {
    void window.showErrorMessage('Unexpected window without a folder, expected one: open the folder of your themes.');
    return;
  }
  const cwd = folder.uri.fsPath;
  const files = existsSync(join(cwd, configName)) ? [] : ['.'];
  const run = new ProcessExecution(process.execPath, [program, 'check', ...files, '--format', 'line'], {
    cwd,
    env: asNode,
  });
  const task = new Task({ type: 'shop-template' }, folder, 'check', 'shop-template', run, '$shop-template');
  task.presentationOptions = { reveal: TaskRevealKind.Silent, clear: true };
  await tasks.executeTask(task);
}

function folderOf(): WorkspaceFolder | undefined {
  const active = window.activeTextEditor?.document.uri;
  return (active && workspace.getWorkspaceFolder(active)) ?? workspace.workspaceFolders?.[0];
}
