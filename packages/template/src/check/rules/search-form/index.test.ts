import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { searchForm } from './index.ts';

it('asks for method and field', () => {
  expect(underlined(searchForm, '<form action="{SearchPageURL}" method="POST"><input name="x"></form>')).toEqual([
    ['<form action="{SearchPageURL}" method="POST">', 'Unexpected method POST of the search form, expected get'],
    [
      '<form action="{SearchPageURL}" method="POST">',
      'Missing field of the search form, expected <input name="q"> in it',
    ],
  ]);
});
