import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { pageContentsPlace } from './index.ts';

it('names the pages it does not reach', () => {
  expect(
    underlined(
      pageContentsPlace,
      '{block:ContactPage}{PageContents}{/block:ContactPage}{block:NotContactPage}{block:NotBlogPage}{PageContents}{/block:NotBlogPage}{/block:NotContactPage}',
    ),
  ).toEqual([
    [
      '{PageContents}',
      'Unexpected page block around {PageContents}, expected it outside every page block; it does not reach these pages: blog, blog-article',
    ],
  ]);
});

it('names a second one for the same page, unless options decide between the two', () => {
  const second = 'Unexpected second {PageContents}, expected one for each page: it would print the same again';
  expect(underlined(pageContentsPlace, '<main>{PageContents}</main><footer>{PageContents}</footer>')).toEqual([
    ['{PageContents}', second],
  ]);
  for (const once of [
    '{block:ContactPage}{PageContents}{/block:ContactPage}{block:NotContactPage}{PageContents}{/block:NotContactPage}',
    '{block:if-Wide}{PageContents}{/block:if-Wide}{block:not_if-Wide}<div>{PageContents}</div>{/block:not_if-Wide}',
  ])
    expect(underlined(pageContentsPlace, once)).toEqual([]);
});
