import type { ChildProcess } from 'node:child_process';
import {
  type ClientCapabilities,
  type CompletionItem,
  CompletionRequest,
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** An editor: the official library of the protocol, at the other end of a server's pipes. */
export interface TestClient {
  readonly connection: ProtocolConnection;
  readonly initialized: InitializeResult;
  /** Opens a document; `|` marks the cursor, and is left out. */
  open(marked: string, uri?: string): { readonly uri: string; readonly text: string; readonly position: Position };
  change(uri: string, version: number, text: string): Promise<void>;
  /** The next findings for a document. */
  diagnostics(uri: string, version?: number): Promise<PublishDiagnosticsParams>;
  /** The newest findings for a document. */
  lastTold(uri: string): readonly Diagnostic[];
  /** How often findings have come for a document. */
  timesTold(uri: string): number;
  completions(marked: string): Promise<readonly CompletionItem[]>;
  stop(): Promise<void>;
}

/** Says hello to a server. */
export async function connect(server: ChildProcess, capabilities: ClientCapabilities): Promise<TestClient> {
  const { stdin, stdout } = server;
  if (!stdin || !stdout) throw new Error('Unexpected server without pipes.');
  const connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
  const published: PublishDiagnosticsParams[] = [];
  const waiting = new Set<() => void>();
  connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
    published.push(params);
    for (const look of waiting) look();
  });
  connection.listen();
  const initialized = await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    capabilities,
  });
  await connection.sendNotification(InitializedNotification.type, {});
  let opened = 0;
  const open = (marked: string, uri = `file:///nowhere/theme-${++opened}.html`) => {
    const cursor = marked.indexOf('|');
    const text = cursor < 0 ? marked : marked.slice(0, cursor) + marked.slice(cursor + 1);
    void connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: 'html', version: 1, text },
    });
    const position = TextDocument.create(uri, 'html', 1, text).positionAt(Math.max(cursor, 0));
    return { uri, text, position };
  };
  return {
    connection,
    initialized,
    open,
    change: (uri, version, text) =>
      connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version },
        contentChanges: [{ text }],
      }),
    diagnostics: (uri, version = 1) =>
      new Promise((resolve) => {
        const look = () => {
          const params = published.find((each) => each.uri === uri && each.version === version);
          if (!params) return;
          waiting.delete(look);
          resolve(params);
        };
        waiting.add(look);
        look();
      }),
    lastTold: (uri) => published.findLast((each) => each.uri === uri)?.diagnostics ?? [],
    timesTold: (uri) => published.filter((each) => each.uri === uri).length,
    completions: async (marked) => {
      const { uri, position } = open(marked);
      const answer = await connection.sendRequest(CompletionRequest.type, { textDocument: { uri }, position });
      return Array.isArray(answer) ? answer : (answer?.items ?? []);
    },
    stop: async () => {
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification(ExitNotification.type);
      connection.dispose();
    },
  };
}

/** The text after an editor has applied edits. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  return TextDocument.applyEdits(TextDocument.create('', 'html', 1, text), [...edits]);
}

/** The text after an author has accepted a completion with all its defaults. */
export function accepted(text: string, item: CompletionItem): string {
  if (!item.textEdit || !('range' in item.textEdit)) throw new Error('Unexpected completion without one range.');
  const choices = new Map<string, string>();
  const plain =
    item.insertTextFormat === 2
      ? item.textEdit.newText
          .replace(/\$\{(\d+)\|([^,|]*)[^}]*\}/g, (_, stop: string, first: string) => {
            choices.set(stop, first);
            return first;
          })
          .replace(/\$\{\d+:([^}]*)\}/g, '$1')
          .replace(/\$(\d+)/g, (_, stop: string) => choices.get(stop) ?? '')
      : item.textEdit.newText;
  return edited(text, [{ range: item.textEdit.range, newText: plain }]);
}
