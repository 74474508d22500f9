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
