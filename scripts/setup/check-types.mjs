import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { trackedFiles } from './inputs.mjs';
import { root } from './paths.mjs';

/**
 * Command line: `node scripts/setup/check-types.mjs [FOLDER …]`. Checks the types of every project, each file once and by
 * the settings of its own project, in one process: what all of them read, such as the libraries, is parsed once. Without
 * folders it also checks that every script of the repository belongs to a project. Prints what it finds; the last line is
 * JSON, a list of `[name, holds]`.
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

/** @type {Map<string, ts.SourceFile | undefined>} */
const parsed = new Map();

/**
 * A host that keeps what it has parsed for the projects that follow. Settings that change how a text is parsed are part
 * of the key.
 * @param {ts.CompilerOptions} options
 */
function sharingHost(options) {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, how, ...rest) => {
    const format = typeof how === 'object' ? [how.languageVersion, how.impliedNodeFormat, how.jsDocParsingMode] : [how];
    const key = [name, ...format, options.jsx, options.module, options.moduleDetection].join('\0');
    if (!parsed.has(key)) parsed.set(key, getSourceFile(name, how, ...rest));
    return parsed.get(key);
  };
  return host;
}

/** @param {string} folder @returns {{ files: readonly string[], problems: readonly ts.Diagnostic[] }} */
function check(folder) {
  const path = join(root, folder);
  const { config } = ts.readConfigFile(join(path, 'tsconfig.json'), (file) => readFileSync(file, 'utf8'));
  const { fileNames, options, errors } = ts.parseJsonConfigFileContent(config, ts.sys, path);
  const settings = { ...options, noEmit: true };
  const program = ts.createProgram({ rootNames: fileNames, options: settings, host: sharingHost(settings) });
  const own = fileNames.flatMap((name) => program.getSourceFile(name) ?? []);
  const problems = [
    ...errors,
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...own.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
  ];
  return { files: fileNames, problems };
}

/** @type {[name: string, holds: boolean][]} */
const results = [];
const chosen = process.argv.slice(2);
/** @type {Set<string>} */
const checked = new Set();
for (const folder of chosen.length > 0 ? chosen : projects()) {
  const { files, problems } = check(folder);
  for (const file of files) checked.add(relative(root, file).replaceAll('\\', '/'));
  if (problems.length > 0)
    console.log(
      ts.formatDiagnostics(problems, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    );
  results.push([folder, problems.length === 0]);
}
if (chosen.length === 0) {
  const missed = trackedFiles(scriptEndings).filter((file) => !checked.has(file) && !file.startsWith(elsewhere));
  for (const file of missed) console.log(`Unexpected ${file} outside every tsconfig.json, expected it in one.`);
  results.push(['every script', missed.length === 0]);
}
console.log(JSON.stringify(results));
process.exitCode = results.every(([, holds]) => holds) ? 0 : 1;
