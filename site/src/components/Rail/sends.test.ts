import { expect, test } from 'vitest';
import { sends } from './sends.ts';

test.each([
  "  --data-urlencode 'stock=8' \\",
  "    ['stock', '8'],",
  "    'stock' => '8',",
  '    "stock": "8",',
  "fetch('https://api.example.com/1/items?stock=8&order=price')",
])('a parameter is sent by its line: %s', (line) => {
  expect(sends(line, 'stock')).toBe(true);
});

test('a longer name, a part of a path and a value with the name in it send another one', () => {
  expect(sends("--data-urlencode 'variation_stock[0]=3'", 'stock')).toBe(false);
  expect(sends("--data-urlencode 'title=stock'", 'stock')).toBe(false);
  expect(sends("curl 'https://api.example.com/1/items/stock'", 'stock')).toBe(false);
});

test('a list is sent by each of its cells, and a cell by its own line', () => {
  const line = "--data-urlencode 'variation[1]=Large'";
  expect(sends(line, 'variation')).toBe(true);
  expect(sends(line, 'variation[1]')).toBe(true);
  expect(sends(line, 'variation[0]')).toBe(false);
});
