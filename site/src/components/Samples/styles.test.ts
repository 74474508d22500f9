import { readFileSync } from 'node:fs';
import { samples } from '@shop-docs/api';
import { expect, it } from 'vitest';

const sheet = readFileSync(new URL('styles.module.css', import.meta.url), 'utf8');

it('each language shows its panel when it is chosen', () => {
  const shown = [...sheet.matchAll(/\[data-index="(\d+)"\]:checked\) > \.panel:nth-of-type\((\d+)\)/g)];
  const panels = new Map(shown.map(([, index, panel]) => [Number(index), Number(panel)]));
  expect(samples.map((_, index) => panels.get(index))).toEqual(samples.map((_, index) => index + 1));
});
