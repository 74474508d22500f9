import { expect, it } from 'vitest';
import { tagNamed } from './tags.ts';
import { tagWords } from './words.ts';

it('words stand for tags of the catalogue, for pages of apps, or for answers to questions', () => {
  const unknown = tagWords
    .flatMap(({ names }) => names)
    .filter((name) => !tagNamed(name) && !/^\/template\/(?:apps\/[a-z_]+_app|faq\/#[a-z-]+)$/.test(name));
  expect(unknown).toEqual([]);
});

it('no word stands in two rows', () => {
  const said = tagWords.flatMap(({ words }) => words.map((word) => word.toLowerCase()));
  expect(said.filter((word, at) => said.indexOf(word) < at)).toEqual([]);
});
