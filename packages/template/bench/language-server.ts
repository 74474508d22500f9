/**
 * How soon the language server answers after a keystroke in a theme of 100 kB: the packed command over its pipes, with the
 * protocol's own library at the other end. Each keystroke is followed by a question in the same moment, as editors ask.
 *
 * Run with `npm run -s -w packages/template bench:editor`; the last figures are in `language-server.md`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompletionRequest,
  DidChangeTextDocumentNotification,
  DocumentFormattingRequest,
  FoldingRangeRequest,
  HoverRequest,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { bundle } from '../pack/bundle.ts';
import { connect } from '../src/language-server/testing.ts';

const starter = readFileSync(new URL('../starter/starter-theme.html', import.meta.url), 'utf8');
const body = starter.slice(starter.indexOf('<main'), starter.indexOf('</main>') + '</main>'.length);
const copies = Math.ceil((100_000 - starter.length) / body.length);
const theme = starter.replace('</main>', `</main>${body.repeat(copies)}`).slice(0, 100_000);
const place = theme.indexOf('{ItemTitle}', 60_000);

const folder = mkdtempSync(join(tmpdir(), 'bench-editor-'));
await bundle(folder, 'https://docs.example');
const started = performance.now();
const client = await connect(
  spawn(process.execPath, [join(folder, 'shop-template.js'), 'language-server', '--stdio']),
  {
    textDocument: { completion: { completionItem: { snippetSupport: true } } },
  },
);
const start = performance.now() - started;
const { uri } = client.open(theme);
await client.diagnostics(uri);

let text = TextDocument.create(uri, 'html', 1, theme);
/** One more letter, where the author types. */
async function type(letter: string, offset: number): Promise<void> {
  const position = text.positionAt(offset);
  const change = { range: { start: position, end: position }, text: letter };
  text = TextDocument.update(text, [change], text.version + 1);
  await client.connection.sendNotification(DidChangeTextDocumentNotification.type, {
    textDocument: { uri, version: text.version },
    contentChanges: [change],
  });
}

type Ask = (offset: number) => Promise<unknown>;
const textDocument = { uri };
const at = (offset: number) => ({ textDocument, position: text.positionAt(offset) });
const questions: Readonly<Record<string, Ask>> = {
  completion: (offset) => client.connection.sendRequest(CompletionRequest.type, at(offset)),
  hover: (offset) => client.connection.sendRequest(HoverRequest.type, at(offset)),
  folding: () => client.connection.sendRequest(FoldingRangeRequest.type, { textDocument }),
  formatting: () =>
    client.connection.sendRequest(DocumentFormattingRequest.type, {
      textDocument,
      options: { tabSize: 2, insertSpaces: true },
    }),
};

const rounds = 60;
const rows: string[] = [];
for (const [name, ask] of Object.entries(questions)) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await type('{ItemTitl'.charAt(round % 9), place + round);
    const asked = performance.now();
    await ask(place + round + 1);
    times.push(performance.now() - asked);
    await wait(round % 10 === 9 ? 400 : 80); // most keystrokes come before the server has checked again, some after
  }
  times.sort((one, other) => one - other);
  const [middle = 0, late = 0] = [times[Math.floor(rounds / 2)], times[Math.floor(rounds * 0.95)]];
  rows.push(`| ${name} | ${middle.toFixed(0)} | ${late.toFixed(0)} | ${(times.at(-1) ?? 0).toFixed(0)} |`);
}
const asked = performance.now();
await type('x', place);
await client.diagnostics(uri, text.version);
const findings = performance.now() - asked;
await client.stop();
rmSync(folder, { recursive: true });

process.stdout.write(`# Time of answers to an editor

Milliseconds on the clock, Node ${process.versions.node}, after a keystroke in a theme of 100 kB.

| Answer | Half within | 95 % within | Longest |
|---|--:|--:|--:|
${rows.join('\n')}

Findings come ${findings.toFixed(0)} ms after the last keystroke, of which the server waits 150 ms. The packed command says hello after ${start.toFixed(0)} ms.
`);
