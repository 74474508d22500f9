import { mistakes } from '../src/catalogue/mistakes.ts';
import { tags } from '../src/catalogue/tags.ts';

const left = mistakes.filter(({ removed }) => removed);
const count = <Key extends string>(keys: readonly Key[]) =>
  [...new Set(keys)].map((key) => `  ${String(keys.filter((each) => each === key).length).padStart(4)}  ${key}`);

const lines = [
  `Tags: ${tags.length} of ${tags.length + left.length} known names are in the catalogue`,
  ...count(tags.map((tag) => tag.kind)),
  'Evidence',
  ...count(tags.map((tag) => tag.evidence.level)),
  `Pages with tags: ${new Set(tags.map((tag) => tag.page)).size}`,
  `Known mistakes: ${mistakes.length}`,
  `Left out, for the guide has dropped them: ${left.length}`,
  ...left.map(({ name, reason }) => `  ${name}: ${reason}`),
];
process.stdout.write(`${lines.join('\n')}\n`);
