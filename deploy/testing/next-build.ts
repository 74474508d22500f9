import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBasePath } from '@shop-docs/server';
import { writeHeaders } from '../../site/post-build/headers.ts';

const text = /\.(html|js|css|json|xml|txt|md|map)$/;
const hashOf = /\.([0-9a-f]{8})\.js$/;

/**
 * A build as another one after it: the same pages with another title, each script under another name. It is made of a
 * finished build in seconds.
 * @param build Folder of the finished build, which stays as it is.
 * @param folder Where the next one goes.
 */
export function nextBuild(build: string, folder: string): string {
  const isCopy = (path: string) => /\.(br|gz)$/.test(path);
  cpSync(build, folder, { recursive: true, filter: (path) => !isCopy(path) });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const next = new Map<string, string>();
  for (const file of files) {
    const hash = hashOf.exec(file)?.[1];
    if (hash) next.set(hash, [...hash].reverse().join(''));
  }
  for (const file of files.filter((each) => text.test(each))) {
    const path = join(folder, file);
    const renamed = readFileSync(path, 'utf8').replace(/[0-9a-f]{8}/g, (hash) => next.get(hash) ?? hash);
    writeFileSync(path, file.endsWith('.html') ? renamed.replace('<title', '<title data-next') : renamed);
    const hash = hashOf.exec(file)?.[1];
    if (hash) renameSync(path, path.replace(hash, next.get(hash) ?? hash));
  }
  rmSync(join(folder, '.deploy'), { recursive: true });
  writeHeaders(folder, {}, readBasePath(build));
  return folder;
}
