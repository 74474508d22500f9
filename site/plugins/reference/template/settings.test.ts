import { expect, test } from 'vitest';
import { settingsOf } from './settings.ts';

test('the name of a design option keeps its own colon', () => {
  expect(settingsOf('page=item options="if:Show Prices:,color:Main:#c00" title="Off"')).toEqual({
    page: 'item',
    problem: false,
    options: { 'if:Show Prices': '', 'color:Main': '#c00' },
    title: 'Off',
  });
});

test('an option without a kind is refused', () => {
  expect(() => settingsOf('options=Main:#c00')).toThrow('expected kind:name:value');
});
