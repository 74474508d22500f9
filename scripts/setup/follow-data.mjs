import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Data that pages are made of, and that the development server reads once, when it starts. Some of it is generated into
 * files that pages read: `generate` names the workspace that does.
 * @type {readonly { folder: string, generate?: string }[]}
 */
const sources = [
  { folder: 'packages/api/openapi', generate: 'packages/api' },
  { folder: 'packages/api/src' },
  { folder: 'packages/api/recipes' },
  { folder: 'packages/template/src/catalogue', generate: 'packages/template' },
  { folder: 'packages/template/src' },
  { folder: 'packages/template/starter' },
  { folder: 'site/config' },
  { folder: 'site/generator' },
  { folder: 'site/plugins' },
];
const isWritten = /(^|[/\\])(generated|bench)[/\\]|\.test\.tsx?$|(^|[/\\])\.|~$/;

/**
 * What a changed file asks for.
 * @param {string} file Path from the root, with slashes.
 * @returns {{ generate: string | undefined } | undefined} Undefined when no page is made of it.
 */
export function demandOf(file) {
  if (isWritten.test(file)) return undefined;
  const source = sources.find(({ folder }) => file.startsWith(`${folder}/`));
  return source && { generate: source.generate };
}

/**
 * @typedef {object} Change
 * @property {readonly string[]} files Paths from the root.
 * @property {readonly string[]} generate Workspaces that have to generate first.
 */

/**
 * Watches the data, and tells of changes once they have rested for a moment.
 * @param {(change: Change) => void} onChange
 * @param {{ base?: string, rest?: number }} [options] `base`: folder of the project; `rest`: in ms.
 * @returns {() => void} Stops watching.
 */
export function followData(onChange, { base = root, rest = 200 } = {}) {
  /** @type {Set<string>} */
  const changed = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const tell = () => {
    const files = [...changed];
    changed.clear();
    onChange({ files, generate: [...new Set(files.flatMap((file) => demandOf(file)?.generate ?? []))] });
  };
  const folders = sources.map(({ folder }) => folder);
  const outermost = folders.filter((folder) => !folders.some((other) => folder.startsWith(`${other}/`)));
  const watchers = outermost.map((folder) =>
    watch(join(base, folder), { recursive: true }, (_, name) => {
      const file = `${folder}/${String(name).replaceAll('\\', '/')}`;
      if (!demandOf(file)) return;
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(tell, rest);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
