import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A file that the build makes out of the project, for people without a clone. */
export interface Download {
  /** Name of the file below `/downloads/`, with its version. */
  readonly name: string;
  /** Files and folders that decide the content, from the root of the project: it is made anew when one has changed. */
  readonly sources: readonly string[];
  /**
   * What of the finished pages goes in, as text: it is made anew when that has changed. Absent where nothing does, and such
   * a file can be made before they are finished.
   */
  readonly content?: (buildDir: string) => Promise<string>;
  /**
   * Makes the file.
   * @param folder An empty folder to write it into, under its name.
   * @param docs Address of the site that it leads to; undefined where nobody has said it.
   * @param content What `content` has read; '' where it reads nothing.
   */
  make(folder: string, docs: string | undefined, content: string): Promise<unknown>;
}

/** The root of the project. */
export const root = resolve(import.meta.dirname, '../..');

const versionOf = (workspace: string): string =>
  JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')).version;
/** Versions of the packages that are bundled come with the lock file. */
const shared = ['LICENSE', 'package-lock.json'];
const template = { sources: ['packages/template', 'packages/server', 'tsconfig.base.json', ...shared] };
const mcp = ['mcp', 'api', 'search', 'server', 'template'].map((name) => `packages/${name}`);

/** Everything below `/downloads/`, besides the list of checksums. What makes a file is loaded when it must be made. */
export const downloads: readonly Download[] = [
  {
    ...template,
    name: `shop-docs-template-${versionOf('packages/template')}.tgz`,
    make: async (folder, docs) => (await import('@shop-docs/template/pack')).packTemplate(docs, folder),
  },
  {
    ...template,
    name: `shop-template-${versionOf('packages/template')}.vsix`,
    make: async (folder, docs) => (await import('@shop-docs/template/pack-vscode')).packVscode(docs, folder),
  },
  {
    sources: [...mcp, 'tsconfig.base.json', ...shared],
    name: `shop-docs-mcp-${versionOf('packages/mcp')}.tgz`,
    content: async (buildDir) => JSON.stringify((await import('@shop-docs/mcp/read-build')).readBuild(buildDir)),
    make: async (folder, _, content) => (await import('@shop-docs/mcp/pack')).packServer(JSON.parse(content), folder),
  },
];
