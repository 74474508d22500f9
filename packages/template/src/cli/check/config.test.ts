import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const name = 'shop-template.json';

it('reads every key', () => {
  const written = {
    $schema: 'https://docs.example/schema.json',
    files: ['a.html'],
    ignores: ['old/**'],
    profile: 'market',
    rules: { viewport: 'note', 'app-support': 'off' },
    failLevel: 'never',
  };
  expect(parseConfig(JSON.stringify(written), name)).toEqual({
    files: ['a.html'],
    ignores: ['old/**'],
    profile: 'market',
    rules: { viewport: 'note', 'app-support': 'off' },
    failLevel: 'never',
  });
  expect(parseConfig('\ufeff{}', name)).toEqual({});
});

it.each([
  ['{ "files": [ }', 'Unexpected text in shop-template.json, expected JSON: '],
  ['[]', 'Unexpected content of shop-template.json, expected an object'],
  ['{ "ignore": [] }', 'Unexpected key in shop-template.json ignore, expected ignores.'],
  ['{ "files": "a.html" }', 'Unexpected files in shop-template.json, expected a list of texts'],
  ['{ "profile": "sale" }', 'Unexpected profile in shop-template.json sale, expected one of shop, market.'],
  ['{ "profile": 1 }', 'Unexpected profile in shop-template.json: 1, expected a text.'],
  ['{ "rules": ["viewport"] }', 'Unexpected content of rules in shop-template.json, expected an object'],
  ['{ "rules": { "viewprot": "off" } }', 'Unexpected rule of rules in shop-template.json viewprot, expected viewport.'],
  [
    '{ "rules": { "viewport": "info" } }',
    'Unexpected level of viewport in rules in shop-template.json info, expected one of error, warning, note, off.',
  ],
  ['{ "failLevel": "all" }', 'Unexpected failLevel in shop-template.json all, expected one of'],
])('%s is refused in words', (text, message) => {
  expect(() => parseConfig(text, name)).toThrow(message);
});
