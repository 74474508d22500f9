import { ejected } from './ejected.ts';
import { changedSettings, type Patch, replacedModules, rewrittenModules } from './patches.ts';

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}

const rowsOf = (patches: readonly Patch[]) =>
  patches.map(({ target, by, why, gain, guard, goneWhen }) => [target, `\`${by}\``, why, gain, guard, goneWhen]);

/** The lists of this folder as a page for developers. */
export function patchList(): string {
  const head = ['What', 'By', 'Why', 'Gain', 'Guard', 'Gone when'];
  return `# What reaches into the generator

Printed from \`patches.ts\` and \`ejected.ts\` by \`npx vitest run site/generator -u\`.

## Replaced modules

${table(head, rowsOf(replacedModules))}

## Rewritten modules

${table(head, rowsOf(rewrittenModules))}

## Changed settings

${table(head, rowsOf(changedSettings))}

## Ejected components

They lie in \`site/src/theme\`; \`ejected.test.ts\` fails when the theme changes one of the originals.

${table(
  ['What', 'Why', 'Gone when'],
  ejected.map(({ component, why, goneWhen }) => [component, why, goneWhen]),
)}
`;
}
