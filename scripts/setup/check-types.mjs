import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createCompiler } from './compiler.mjs';
import { trackedFiles } from './inputs.mjs';
import { root } from './paths.mjs';

/**
 * Command line: `node scripts/setup/check-types.mjs [FOLDER …]`. Checks the types of every project, each file once and by
 * the settings of its own project, in one process. Without folders it also checks that every script of the repository
 * belongs to a project. Prints what it finds; the last line is JSON, a list of `[name, holds]`.
 */

const scriptEndings = /\.([cm]?[jt]s|tsx)$/;
/** Programs that import generated clients: their test generates these, and compiles both. */
const elsewhere = 'packages/api/recipes/generated-clients/';

/** Folders with a TypeScript project of their own: the workspaces, and the root, for what belongs to none of them. */
function projects() {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  return [...packages, 'site', 'e2e', 'e2e/fixtures', '.'].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')),
  );
}

const compiler = createCompiler(root);
/** @type {[name: string, holds: boolean][]} */
const results = [];
const chosen = process.argv.slice(2);
/** @type {Set<string>} */
const checked = new Set();
for (const folder of chosen.length > 0 ? chosen : projects()) {
  const { files, problems } = compiler.check(folder);
  for (const file of files) checked.add(relative(root, file).replaceAll('\\', '/'));
  if (problems.length > 0) console.log(compiler.print(problems));
  results.push([folder, problems.length === 0]);
}
if (chosen.length === 0) {
  const missed = trackedFiles(scriptEndings).filter((file) => !checked.has(file) && !file.startsWith(elsewhere));
  for (const file of missed) console.log(`Unexpected ${file} outside every tsconfig.json, expected it in one.`);
  results.push(['every script', missed.length === 0]);
}
console.log(JSON.stringify(results));
process.exitCode = results.every(([, holds]) => holds) ? 0 : 1;
