import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { tagInTemplateLiteral } from './index.ts';

it('includes the dollar sign', () => {
  expect(
    underlined(tagInTemplateLiteral, '<script>a=`$' + '{ItemTitle} $' + '{itemTitle}`</script>$' + '{ItemTitle}'),
  ).toEqual([
    [
      '$' + '{ItemTitle}',
      'Unexpected tag {ItemTitle} in a template literal, expected a script variable with another name; rename it, or drop the $ to print the tag',
    ],
  ]);
});
