import postcss from 'postcss';
import { expect, test } from 'vitest';
import { dropOverridden } from './drop-overridden.ts';

test('what the site sets for both palettes replaces what Infima sets for a dark page and a dark bar', () => {
  const sheet = `html[data-theme='dark'], .navbar--dark { --arrow: invert(1) } :root:root { --arrow: none }`;
  const { css } = postcss([dropOverridden()]).process(sheet, { from: undefined });
  expect(css).not.toContain('invert');
  expect(css).toContain('--arrow: none');
});
