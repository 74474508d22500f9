import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ejected } from './ejected.ts';
import { hashOf, stockOf } from './stock-theme.ts';

const theme = join(import.meta.dirname, '../src/theme');

/** Components in the place of stock ones, but for those that wrap them. */
const inPlace = readdirSync(theme, { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((path) => path.endsWith('/index.tsx'))
  .filter((path) => !readFileSync(join(theme, path), 'utf8').includes(`'@theme-original/${dirname(path)}'`))
  .map(dirname)
  .filter(stockOf);

test('each component in the place of a stock one is listed, and no other', () => {
  expect(inPlace.sort()).toEqual(ejected.map(({ component }) => component).sort());
});

test.each(ejected)('$component is compared with the stock one of today', ({ component, original }) => {
  expect(hashOf(component), `what the theme changed in ${component}: look whether ours needs it`).toBe(original);
});

test('a component that the themes do not have is no original', () => {
  expect(() => hashOf('Rail')).toThrow('Unexpected component Rail, expected one that the themes have');
});
