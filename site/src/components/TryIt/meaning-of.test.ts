import { errors } from '@shop-docs/api';
import meanings from '@shop-docs/api/meanings.json';
import { expect, it } from 'vitest';
import { meaningOf } from './meaning-of.ts';

it.each(errors.filter(({ descriptionJa }) => descriptionJa))('the text of $id has a meaning', (error) => {
  const found = meaningOf({ error: error.code, error_description: error.descriptionJa }, meanings);
  expect(found?.text).toBe(error.descriptionJa);
  expect(found?.meaning).toMatch(/\w .*\.$/s);
});

it('a text of the sandbox, or no error, has none', () => {
  for (const body of [{ error: 'not_found', error_description: 'No operation.' }, { items: [] }, undefined])
    expect(meaningOf(body, meanings)).toBeNull();
});
