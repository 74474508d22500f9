import { expect, it } from 'vitest';
import { check } from '../../check.ts';
import { underlined } from '../../underlined.ts';
import { disableComment } from './index.ts';

const typo = '<p>{ItemTitel}</p>';
const found = (source: string) => check(source, { fragment: true }).map(({ rule, message }) => `${rule}: ${message}`);

it('switches a rule off in the next line, and nowhere else', () => {
  const comment = '<!-- shop-template-disable-next-line unknown-variable: ours: see the script -->';
  expect(found(`${comment}\n${typo}`)).toEqual([]);
  expect(found(`${comment}\n${typo}\n${typo}`)).toHaveLength(1);
  expect(found(`/* ${comment.slice(5, -4)} */\n${typo}`)[0]).toMatch(/^unknown-variable/);
});

it('switches several rules off in the whole theme, from a comment in a style or script too', () => {
  const comment = 'shop-template-disable unknown-variable, broken-tag: ours';
  expect(found(`<style>/* ${comment} */</style>\n\n${typo}{ ItemTitle }`)).toEqual([]);
  expect(found(`<script>\n// ${comment}\n</script>\n${typo}{ ItemTitle }`)).toEqual([]);
});

it('asks for a reason, and has no effect without one', () => {
  expect(found(`<!-- shop-template-disable-next-line unknown-variable -->\n${typo}`)).toEqual([
    'disable-comment: Missing reason, expected "unknown-variable: why"; without one the comment has no effect',
    'unknown-variable: Unexpected variable {ItemTitel}, expected {ItemTitle}',
  ]);
});

it('reports what switches off nothing, and names that no rule has', () => {
  expect(
    underlined(
      disableComment,
      '<!-- shop-template-disable-next-line disable-comment: x --><!-- shop-template-disable unknown-varable: y -->',
    ),
  ).toEqual([
    [
      'shop-template-disable-next-line disable-comment: x',
      'Unexpected comment that switches off disable-comment, expected none: the rule finds nothing in the next line; remove it',
    ],
    ['shop-template-disable unknown-varable: y', 'Unexpected rule unknown-varable, expected unknown-variable'],
  ]);
});

it('says nothing of rules that do not run, and of texts that are no comments', () => {
  expect(found('<!-- shop-template-disable app-support: not for sale -->')).toEqual([]);
  expect(found('<p>shop-template-disable</p><script>const a = "shop-template-disable";</script>')).toEqual([]);
});
