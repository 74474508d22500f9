import { check } from '@shop-docs/template';
import { expect, it } from 'vitest';
import { problemsInWords, requiredInWords } from './in-words.ts';

const said = (source: string) => problemsInWords(source, check(source, { fragment: true }));

it('counts one mistake once, and its places', () => {
  expect(said('<p>{HeroTitle}</p>')).toBe('1 warning');
  expect(said('<p>{HeroTitle}</p><p>{HeroTitle}</p><p>{HeroTitle}</p>')).toBe('1 warning at 3 places');
});

it('speaks of problems where levels differ', () => {
  expect(said('<p>{ ShopName }{HeroTitle}</p>')).toBe('2 problems');
  expect(said('<p>{ ShopName }{HeroTitle}{HeroTitle}</p>')).toBe('2 problems at 3 places');
});

it('counts the required tags that a theme has, each once', () => {
  expect(requiredInWords('<p></p>')).toBe('0 of 11 present');
  expect(requiredInWords('{block:ItemPage}{LogoTag}{LogoTag}{ContactPageURL}{/block:ItemPage}{ShopName}')).toBe(
    '2 of 11 present',
  );
});
