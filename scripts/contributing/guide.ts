import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';

const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

/**
 * A section of CONTRIBUTING.md.
 * @throws {RangeError} When the guide has no such heading.
 */
export function sectionOf(title: string): string {
  const section = guide.split(/^## /m).find((each) => each.startsWith(`${title}\n`));
  if (section === undefined)
    throw new RangeError(`Unexpected section "${title}", expected a heading of CONTRIBUTING.md`);
  return section;
}

/** Files and folders that a text names. */
export function namesIn(text: string): readonly string[] {
  const code = [...text.replace(/^```.*?^```$/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  return code.filter((name) => /^[\w.-]+(\/[\w.-]+)*$/.test(name) && /[./]/.test(name));
}

/** Lines of the commands that a text shows, in their order. */
export function commandsIn(text: string): readonly string[] {
  return [...text.matchAll(/^```bash\n(.*?)^```$/gms)].flatMap(([, lines = '']) => lines.trim().split('\n'));
}
