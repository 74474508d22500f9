import { expect, test } from 'vitest';
import type { Answer } from '../TryIt/send-request.ts';
import { beginWalk, reduceWalk, type StepName, type WalkAction, type WalkState } from './walk-state.ts';

const choices = {
  clientId: 'client',
  redirectUri: 'https://shop.example/callback',
  scopes: ['read_items'],
  state: 's',
};

/** The answer to a step. */
function answered(step: StepName, status = 200): WalkAction {
  const answer: Answer = { status, statusLine: String(status), body: {}, isPage: false, location: null, hint: null };
  const request = {
    method: 'GET',
    url: `https://api.example/${step}`,
    headers: [],
    form: null,
    answer: 'json',
  } as const;
  return { type: 'answered', step, exchange: { request, answer }, status: `Response ${status}` };
}
const after = (...actions: readonly WalkAction[]): WalkState => actions.reduce(reduceWalk, beginWalk(choices));
const whole = (['authorize', 'consent', 'token', 'call', 'refresh'] as const).map((step) => answered(step));

test('the five steps stand beside each other once all are done', () => {
  expect(Object.keys(after(...whole).done)).toEqual(['authorize', 'consent', 'token', 'call', 'refresh']);
  expect(after(...whole)).toMatchObject({ hasTokens: true, status: 'Response 200' });
});

test('a step that is done again takes away what later ones have shown', () => {
  expect(Object.keys(after(...whole, answered('token', 400)).done)).toEqual(['authorize', 'consent', 'token']);
});

test('tokens stay when the code is refused the second time, and are of an older authorization after a new one', () => {
  expect(after(...whole, answered('token', 400)).hasTokens).toBe(true);
  expect(after(...whole, answered('authorize')).hasTokens).toBe(false);
  expect(after(answered('authorize'), answered('consent'), answered('token', 400)).hasTokens).toBe(false);
});

test('another choice asks for another authorization', () => {
  const other = { ...choices, scopes: [] };
  expect(after(...whole, { type: 'chosen', choices: other })).toEqual({ ...beginWalk(other), status: 'Response 200' });
});

test('a walk that starts again says so', () => {
  expect(after(...whole, { type: 'restarted', choices, status: 'As it was' })).toEqual({
    ...beginWalk(choices),
    status: 'As it was',
  });
});
