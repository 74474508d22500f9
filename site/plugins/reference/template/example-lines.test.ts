import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const docs = new URL('../../../docs/template/', import.meta.url);
const examples = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => {
    const page = readFileSync(new URL(file, docs), 'utf8');
    return [...page.matchAll(/^```template(?!.* problem).*\n([\s\S]*?)^```/gm)].map(([, source = '']) => ({
      file,
      source,
    }));
  });

test('an example opens one block in a line, so that its nesting shows', () => {
  const crowded = examples.flatMap(({ file, source }) =>
    source.split('\n').flatMap((line) => (/^\s*(?:\{block:[\w-]+\}){2}/.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(crowded).toEqual([]);
});
