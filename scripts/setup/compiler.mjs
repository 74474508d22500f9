import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * A compiler for projects of a folder, which keeps what it has parsed and found: what several projects read, such as the
 * libraries, is parsed once, and a project that is checked again costs what has changed.
 * @param {string} root Where the projects are, absolute.
 */
export function createCompiler(root) {
  /** @type {Map<string, ts.SourceFile>} */
  const parsed = new Map();
  /** @type {Map<string, ts.SemanticDiagnosticsBuilderProgram>} */
  const known = new Map();

  /**
   * A host that parses a text once. Settings that change how a text is parsed are part of the key.
   * @param {ts.CompilerOptions} options
   */
  const sharingHost = (options) => {
    const host = ts.createIncrementalCompilerHost(options);
    const { getSourceFile } = host;
    host.getSourceFile = (name, how, ...rest) => {
      const format =
        typeof how === 'object' ? [how.languageVersion, how.impliedNodeFormat, how.jsDocParsingMode] : [how];
      const key = [name, ...format, options.jsx, options.module, options.moduleDetection].join('\0');
      const before = parsed.get(key);
      if (before && before.text === host.readFile(name)) return before;
      const file = getSourceFile(name, how, ...rest);
      if (file) parsed.set(key, file);
      return file;
    };
    return host;
  };

  return {
    /**
     * Checks a project.
     * @param {string} folder From the root, with a tsconfig.json.
     * @returns {{ files: readonly string[], problems: readonly ts.Diagnostic[] }} Its own files, absolute.
     */
    check(folder) {
      const path = join(root, folder);
      const { config } = ts.readConfigFile(join(path, 'tsconfig.json'), (file) => readFileSync(file, 'utf8'));
      const { fileNames, options, errors } = ts.parseJsonConfigFileContent(config, ts.sys, path);
      const settings = { ...options, noEmit: true };
      const program = ts.createSemanticDiagnosticsBuilderProgram(
        fileNames,
        settings,
        sharingHost(settings),
        known.get(folder),
        errors,
      );
      known.set(folder, program);
      const own = new Set(fileNames.flatMap((name) => program.getSourceFile(name) ?? []));
      // What a change reaches is checked again here; asked for a file, the compiler says what it has found before.
      while (program.getSemanticDiagnosticsOfNextAffectedFile(undefined, (file) => !own.has(file)));
      const problems = [
        ...program.getConfigFileParsingDiagnostics(),
        ...program.getOptionsDiagnostics(),
        ...program.getGlobalDiagnostics(),
        ...[...own].flatMap((file) => [
          ...program.getSyntacticDiagnostics(file),
          ...program.getSemanticDiagnostics(file),
        ]),
      ];
      return { files: fileNames, problems };
    },
    /**
     * Problems as the compiler prints them.
     * @param {readonly ts.Diagnostic[]} problems
     */
    print: (problems) =>
      ts.formatDiagnostics(problems, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
  };
}
