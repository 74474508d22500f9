import { expect, it } from 'vitest';
import { operations } from './description.ts';
import { words } from './words.ts';

const all = operations.flatMap(({ parameters, response }) => [
  ...parameters.map(({ name, enum: values }) => ({ path: name, name, values })),
  ...response.map(({ path, name, enum: values }) => ({ path: path.replaceAll('[]', ''), name, values })),
]);

it('words stand for parameters, fields and values that the description has', () => {
  const unknown = words
    .flatMap(({ names }) => names)
    .filter((written) => {
      const [name = '', value] = written.split('=');
      return !all.some(
        (each) =>
          [each.name, each.path].some((path) => path === name || path.endsWith(`.${name}`)) &&
          (value === undefined || each.values?.some((one) => one.value === value)),
      );
    });
  expect(unknown).toEqual([]);
});

it('no word is a name itself, or stands twice for the same', () => {
  const said = words.flatMap((each) => each.words.map((word) => ({ word, key: `${word}: ${each.names}` })));
  expect(said.filter(({ word }) => all.some(({ name }) => name === word))).toEqual([]);
  expect(said.filter(({ key }, at) => said.findIndex((each) => each.key === key) < at)).toEqual([]);
});

it('the labels of BASE for a status are words for it', () => {
  expect(words).toContainEqual({ words: ['入金待ち'], names: ['dispatch_status=unpaid'] });
});
