import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { stringify } from 'yaml';
import { compactTable } from '../description/compact-table.ts';
import { publish } from '../description/publish.ts';
import { type Description, readDescription } from '../description/read-description.ts';
import { decisions } from '../sandbox/decisions.ts';
import { hintHeader } from '../sandbox/hints.ts';
import { controlRoutes } from '../server/control-plane.ts';
import { ownAnswers } from '../server/own-answers.ts';
import { bundleDescription } from './bundle-description.ts';
import { findFaults, readSources } from './find-faults.ts';

/** Everything that is made from `openapi/**`, by its place from `generated/` on. */
async function files(): Promise<Record<string, string>> {
  const json = bundleDescription();
  const source = JSON.parse(json);
  const description = readDescription(source);
  const document = publish(source, sandboxExtension()) as Parameters<typeof openapiTS>[0];
  return {
    'description.json': json,
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'openapi.yaml': stringify(document, { lineWidth: 120, aliasDuplicateObjects: false, compat: 'yaml-1.1' }),
    [ofClient]: await types(document),
    'ids.ts': ids(description),
    'meanings.json': `${JSON.stringify(meanings(description), null, 1)}\n`,
    'compact.json': `${JSON.stringify(compactTable(description), null, 1)}\n`,
  };
}

/** Types of the document. The generator widens names that follow a pattern to any string: here they are image names. */
async function types(document: Parameters<typeof openapiTS>[0]): Promise<string> {
  const text = COMMENT_HEADER + astToString(await openapiTS(document));
  return text.replaceAll('[key: string]: string | null', `[key: \`img\${number}_\${string}\`]: string | null`);
}

/** What the sandbox has besides the platform's paths: its control plane, its header, its own statuses and decisions. */
function sandboxExtension(): object {
  return {
    header: { name: hintHeader, description: 'What was unexpected about the request: UTF-8, percent-encoded.' },
    control: Object.entries(controlRoutes).map(([address, { summary, example }]) => {
      const [method, path] = address.split(' ');
      return { method, path, summary, ...(example && { example }) };
    }),
    answers: ownAnswers,
    callbackErrors: ['invalid_scope', 'unsupported_response_type'],
    decisions,
  };
}

/** What each Japanese error text means, by code and text: what a page loads when an error is there to explain. */
function meanings({ errors }: Description): Record<string, string> {
  const known: Record<string, string> = {};
  for (const { code, descriptionJa, meaning } of errors)
    if (descriptionJa) known[`${code} ${descriptionJa}`] ??= meaning;
  return known;
}

/** Unions of the ids, so that a table over them is complete by type. */
function ids({ operations, errors }: Description): string {
  const union = (values: readonly string[]) => values.map((value) => `\n  | '${value}'`).join('');
  return `/** Page keys: the route of an operation below /api/. */
export type OperationPage =${union(operations.map(({ page }) => page))};

/** Ids of the error texts; several can share a code. */
export type ErrorId =${union(errors.map(({ id }) => id))};
`;
}

const folder = new URL('../../generated/', import.meta.url);
/** The client is packed without this package: the types stand with it, and the sandbox takes them from there. */
const ofClient = '../../client/src/generated/types.ts';
const check = process.argv.includes('--check');
const faults = findFaults(readSources());
if (faults.length > 0) {
  // What one mistake takes along is told once the first ones are mended.
  for (const fault of faults.slice(0, 5)) console.error(`✗ ${fault}`);
  process.exitCode = 1;
} else await write();

async function write(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(await files())) {
    const url = new URL(name, folder);
    if (!check) writeFileSync(url, text);
    else if (readIfThere(url) !== text) {
      console.error(`Unexpected generated/${name}, expected what openapi/ makes of it: run "npm run generate".`);
      process.exitCode = 1;
    }
  }
}

function readIfThere(url: URL): string | undefined {
  try {
    return readFileSync(url, 'utf8');
  } catch {
    return undefined;
  }
}
