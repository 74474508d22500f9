/**
 * How soon the language server answers after a keystroke in a theme of 100 kB: the packed command over its pipes, with the
 * protocol's own library at the other end. Each keystroke is followed by a question in the same moment, as editors ask.
 *
 * Run with `npm run -s -w packages/template bench:editor`; the last figures are in `language-server.md`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
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
import { complete } from '../src/language-server/completion.ts';
import { findingsOf } from '../src/language-server/diagnostics.ts';
import { hover } from '../src/language-server/hover.ts';
import { connect } from '../src/language-server/testing.ts';
import { readDocument, type ThemeDocument } from '../src/language-server/theme-document.ts';

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

/** What an answer costs by itself, on a machine that others use too: milliseconds of the processor, reading the new text included. */
function cost(answer: (document: ThemeDocument, offset: number) => unknown): number {
  let [document, spent] = [TextDocument.create('file:///theme.html', 'html', 1, theme), 0];
  for (let round = 0; round < rounds; round++) {
    const position = document.positionAt(place + round);
    document = TextDocument.update(document, [{ range: { start: position, end: position }, text: 'x' }], round + 2);
    const before = process.cpuUsage();
    answer(readDocument(document), place + round + 1);
    const { user, system } = process.cpuUsage(before);
    if (round >= 10) spent += user + system; // the first rounds warm up
  }
  return spent / 1000 / (rounds - 10);
}
const costs = {
  completion: cost((document, offset) => complete(document, offset, { snippets: true })),
  hover: cost((document, offset) => hover(document, offset, 'https://docs.example')),
  findings: cost((document) => findingsOf(document, {})),
};

process.stdout.write(`# Time of answers to an editor

Milliseconds on the clock, Node ${process.versions.node}, after a keystroke in a theme of 100 kB; ${availableParallelism()} processors, ${loadavg()[0]?.toFixed(0)} processes that wanted one.

| Answer | Half within | 95 % within | Longest |
|---|--:|--:|--:|
${rows.join('\n')}

Findings come ${findings.toFixed(0)} ms after the last keystroke, of which the server waits 150 ms. The packed command says hello after ${start.toFixed(0)} ms.

Milliseconds of the processor for one answer, whatever else the machine does: ${Object.entries(costs)
  .map(([name, each]) => `${name} ${each.toFixed(0)}`)
  .join(', ')}.
`);
