import { fileURLToPath } from 'node:url';
import {
  CodeActionKind,
  type Connection,
  ErrorCodes,
  type InitializeParams,
  type InitializeResult,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { RuleOptions } from '../check/check.ts';
import type { Finding } from '../check/rule.ts';
import { readRuleOptions } from '../cli/check/config.ts';
import { Failure } from '../cli/failure.ts';
import { format } from '../format/format.ts';
import { complete } from './completion.ts';
import { codeActions, diagnosticsOf, findingsOf } from './diagnostics.ts';
import { foldingRanges } from './folding.ts';
import { describeTag, hover } from './hover.ts';
import { definition, documentLinks, highlights, linkedEditing, prepareRename, references, rename } from './places.ts';
import { textEdits } from './ranges.ts';
import { readDocument, type ThemeDocument } from './theme-document.ts';

/** Typing goes on within this many milliseconds; a theme is checked when it has stopped. */
const pause = 150;

/**
 * Answers an editor over a connection: findings of the checker, completion, hover and what else the protocol asks.
 * @param docs Address of the site with the guide; undefined where it is not known, and then nothing has a link.
 */
export function serve(connection: Connection, docs: string | undefined): void {
  const documents = new TextDocuments(TextDocument);
  const timers = new Map<string, NodeJS.Timeout>();
  const found = new Map<string, { readonly version: number; readonly findings: readonly Finding[] }>();
  let snippets = false;
  let told = '';

  connection.onInitialize(({ capabilities: { textDocument } }: InitializeParams): InitializeResult => {
    snippets = textDocument?.completion?.completionItem?.snippetSupport ?? false;
    return { serverInfo: { name: 'shop-template' }, capabilities: capabilities(docs !== undefined) };
  });

  /** The settings of the project that a document belongs to. */
  const settings = async (uri: string): Promise<RuleOptions> => {
    const path = pathOf(uri);
    if (path === undefined) return {};
    try {
      return await readRuleOptions(path);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.message !== told) connection.window.showErrorMessage(error.message);
      told = error.message;
      return {};
    }
  };
  const findings = async (document: ThemeDocument): Promise<readonly Finding[]> => {
    const { uri, version } = document.text;
    const options = await settings(uri);
    const kept = found.get(uri);
    if (kept?.version === version) return kept.findings;
    const findings = findingsOf(document, options);
    found.set(uri, { version, findings });
    return findings;
  };
  const publish = async (text: TextDocument) => {
    const document = readDocument(text);
    const { uri, version } = text;
    const diagnostics = diagnosticsOf(document, await findings(document), docs);
    if (documents.get(uri)?.version === version) await connection.sendDiagnostics({ uri, version, diagnostics });
  };
  const soon = (text: TextDocument, wait: number) => {
    clearTimeout(timers.get(text.uri));
    timers.set(
      text.uri,
      setTimeout(() => void publish(text), wait),
    );
  };
  documents.onDidChangeContent(({ document }) => soon(document, timers.has(document.uri) ? pause : 0));
  documents.onDidSave(({ document }) => {
    found.delete(document.uri); // the settings of the project may have changed meanwhile
    soon(document, 0);
  });
  documents.onDidClose(({ document: { uri } }) => {
    clearTimeout(timers.get(uri));
    timers.delete(uri);
    found.delete(uri);
    void connection.sendDiagnostics({ uri, diagnostics: [] });
  });

  type Params = { readonly textDocument: { readonly uri: string } };
  /** Answers about a document; a document that was closed meanwhile gets none. */
  const about =
    <Asked extends Params, Answer>(answer: (document: ThemeDocument, asked: Asked) => Answer) =>
    (asked: Asked): Answer | null => {
      const text = documents.get(asked.textDocument.uri);
      return text ? answer(readDocument(text), asked) : null;
    };
  const at = <
    Asked extends Params & { readonly position: { readonly line: number; readonly character: number } },
    Answer,
  >(
    answer: (document: ThemeDocument, offset: number, asked: Asked) => Answer,
  ) =>
    about((document: ThemeDocument, asked: Asked) => answer(document, document.text.offsetAt(asked.position), asked));

  connection.onCompletion(at((document, offset) => complete(document, offset, { snippets })));
  connection.onCompletionResolve((item) =>
    typeof item.data === 'string'
      ? { ...item, documentation: { kind: 'markdown', value: describeTag(item.data, docs) } }
      : item,
  );
  connection.onHover(at((document, offset) => hover(document, offset, docs)));
  connection.onCodeAction(
    about(async (document, asked) => codeActions(document, await findings(document), docs, asked)),
  );
  connection.onDefinition(at(definition));
  connection.onReferences(
    at((document, offset, { context }) => references(document, offset, context.includeDeclaration)),
  );
  connection.onDocumentHighlight(at(highlights));
  connection.onPrepareRename(at(prepareRename));
  connection.onRenameRequest(
    at((document, offset, { newName }) => {
      const edit = rename(document, offset, newName);
      return typeof edit === 'string' ? new ResponseError(ErrorCodes.InvalidParams, edit) : edit;
    }),
  );
  connection.languages.onLinkedEditingRange(at(linkedEditing));
  connection.onFoldingRanges(about(foldingRanges));
  if (docs !== undefined) connection.onDocumentLinks(about((document) => documentLinks(document, docs)));
  connection.onDocumentFormatting(
    about(({ source, text, isTheme }, { options: { insertSpaces, tabSize } }) =>
      isTheme ? textEdits(text, format(source, insertSpaces ? ' '.repeat(tabSize) : '\t')) : [],
    ),
  );
  connection.onShutdown(() => {
    for (const timer of timers.values()) clearTimeout(timer);
  });
  documents.listen(connection);
  connection.listen();
}

/** Where a document lies on this machine; undefined for what an editor has elsewhere. */
function pathOf(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

function capabilities(hasDocs: boolean): InitializeResult['capabilities'] {
  return {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    completionProvider: { triggerCharacters: ['{', '/', ':', '"', "'"], resolveProvider: true },
    hoverProvider: true,
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
    definitionProvider: true,
    referencesProvider: true,
    documentHighlightProvider: true,
    renameProvider: { prepareProvider: true },
    linkedEditingRangeProvider: true,
    foldingRangeProvider: true,
    ...(hasDocs && { documentLinkProvider: {} }),
    documentFormattingProvider: true,
  };
}
