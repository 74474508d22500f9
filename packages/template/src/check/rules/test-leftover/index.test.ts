import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { testLeftover } from './index.ts';

it('finds calls, addresses and tags in comments', () => {
  expect(
    underlined(
      testLeftover,
      '<script>console.log(1);debugger;</script><a href="http://localhost:3000/">x</a><!-- {ItemId} -->',
    ),
  ).toEqual([
    ['console.log(', 'Unexpected console.log left from testing, expected none; remove it'],
    ['debugger', 'Unexpected debugger left from testing, expected none; remove it'],
    ['localhost', 'Unexpected URL on localhost, expected one that visitors reach'],
    [
      '{ItemId}',
      'Unexpected {ItemId} in an HTML comment, expected none: presumably BASE fills it in there too; remove the comment',
    ],
  ]);
});

it('sums up many calls of one kind', () => {
  const found = underlined(testLeftover, `<script>${'console.log(1);'.repeat(5)}debugger</script>`);
  expect(found.map(([, says]) => says.split('; remove it')[1])).toEqual([
    '; 2 more below have the same cause',
    '',
    '',
    '',
  ]);
});
