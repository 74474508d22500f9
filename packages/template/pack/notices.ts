import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The licenses of bundled packages, which ask to go along.
 * @param inputs Files that went into a bundle: absolute, or relative to the working directory.
 * @param whole What they are in, as the first line names it.
 */
export function notices(inputs: readonly string[], whole = 'This package'): string {
  const paths = inputs.map((input) => input.replaceAll('\\', '/'));
  const folders = new Set(paths.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path) ?? []));
  const texts = [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    if (!file && !license) throw new Error(`Unexpected package ${name} without a license, expected one to go along.`);
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `License: ${license}`;
    return `${name} ${version}\n\n${text}\n`;
  });
  return `${whole} contains:\n\n${[...new Set(texts)].join(`\n${'-'.repeat(40)}\n\n`)}`;
}
