import { expect, test } from 'vitest';
import { beginCheck, type CheckAction, reduceCheck } from './check-state.ts';

const after = (...actions: readonly CheckAction[]) => actions.reduce(reduceCheck, beginCheck);
const checked: CheckAction = { type: 'checked', source: '<html>' };
const refused: CheckAction = { type: 'refused', refusal: 'There is no theme yet.' };

test('the same theme is checked again', () => {
  expect(after(checked, checked).checked).toEqual({ source: '<html>', run: 2 });
});

test('a refusal takes the report away, and a theme takes the refusal away', () => {
  expect(after(checked, refused)).toMatchObject({ checked: undefined, refusal: 'There is no theme yet.' });
  expect(after(refused, checked)).toMatchObject({ checked: { source: '<html>', run: 1 }, refusal: '' });
});

test('the report stays while a file is dragged and while another purpose is chosen', () => {
  const state = after(checked, { type: 'dragged', isOver: true }, { type: 'profile-chosen', profile: 'market' });
  expect(state).toEqual({ checked: { source: '<html>', run: 1 }, profile: 'market', refusal: '', isDragging: true });
  expect(reduceCheck(state, { type: 'dragged', isOver: false }).isDragging).toBe(false);
});
