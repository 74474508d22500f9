import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '@shop-docs/template';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../../docs/template/guideline/index.mdx'), 'utf8');
const steps = [...page.matchAll(/^```template[^\n]*\n([\s\S]*?)^```$/gm)].map(([, source = '']) => source);
const finished = steps.at(-1) ?? '';

test('the theme at the end of the tutorial passes the checker without an error or a warning', () => {
  expect(check(finished).filter(({ severity }) => severity !== 'note')).toEqual([]);
});

test('the theme at the end of the tutorial contains every tag that its steps show', () => {
  const tagsOf = (source: string): readonly string[] => source.match(/\{\/?[A-Za-z]+(?::[A-Za-z0-9 _-]+)?\}/g) ?? [];
  const missing = steps
    .slice(0, -1)
    .flatMap(tagsOf)
    .filter((tag) => !finished.includes(tag));
  expect(missing).toEqual([]);
});
