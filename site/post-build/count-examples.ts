import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from './built-files.ts';

/** How many running templates the built pages show; one that fails stops the build before. */
export function countExamples(buildDir: string): number {
  return builtFiles(buildDir)
    .filter((name) => name.endsWith('.html'))
    .reduce((sum, name) => sum + readFileSync(join(buildDir, name), 'utf8').split('data-example=').length - 1, 0);
}
