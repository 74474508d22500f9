import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { main } from './setup/explain.mjs';

/**
 * `node --import tsx scripts/run-plainly.mjs FILE … [OPTION …]`: runs programs one after the other until one fails; each
 * finds the options where it would. A mistake in what they load, such as a bracket that nothing opens, is told with its file and line, as no program could tell its own.
 */
await main(async () => {
  for (const file of process.argv.slice(2).filter((argument) => !argument.startsWith('-'))) {
    await import(pathToFileURL(resolve(file)).href);
    if (process.exitCode) return Number(process.exitCode);
  }
});
