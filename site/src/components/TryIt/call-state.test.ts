import type { ErrorScenario } from '@shop-docs/api/sandbox';
import { expect, test } from 'vitest';
import { beginCall, type CallAction, type CallState, reduceCall } from './call-state.ts';
import type { Answer } from './send-request.ts';

const example = { values: { item_id: '7', title: 'Tote' }, token: 'example-token' };
const other = { values: { item_id: '', title: 'Tote' }, token: 'no-scopes' };
const scenario = { method: 'GET', how: 'GET in place of POST' } as ErrorScenario; // what the reducer reads of it
const answer: Answer = { status: 400, statusLine: '400', body: {}, isPage: false, location: null, hint: null };

const after = (...actions: readonly CallAction[]): CallState => actions.reduce(reduceCall, beginCall(example));
const chosen: CallAction = { type: 'scenario-chosen', input: other, scenario };
const answered: CallAction = { type: 'answered', answered: { answer, values: other.values, scenario } };

test('an edit changes its field alone, and ends what a scenario changed about the request', () => {
  const { values, token, override } = after(chosen, { type: 'edited', values: { title: 'Mug' } });
  expect(values).toEqual({ item_id: '', title: 'Mug' });
  expect({ token, override }).toEqual({ token: 'no-scopes', override: {} });
});

test('an answer stays while the reader edits, and is no longer one to these values', () => {
  const state = after(chosen, answered);
  expect(state.answered?.values).toBe(state.values);
  const edited = reduceCall(state, { type: 'edited', values: { title: 'Mug' } });
  expect(edited.answered?.answer).toBe(answer);
  expect(edited.answered?.values).not.toBe(edited.values);
});

test('a typed token leaves what the scenario changed', () => {
  expect(after(chosen, { type: 'token-typed', token: 'mine' })).toMatchObject({ token: 'mine', override: scenario });
});

test('the example fills the form and leaves the answer; leaving a scenario takes it away', () => {
  const filled = after(chosen, answered, { type: 'filled', input: example });
  expect(filled).toMatchObject({ ...example, override: {}, answered: { answer } });
  expect(after(chosen, answered, { type: 'scenario-left', input: example })).toMatchObject({
    ...example,
    override: {},
    answered: null,
  });
});

test('an answer is silent until it is said, so that the same words are said again', () => {
  const said: CallAction = { type: 'status-said', status: 'Response 400' };
  expect(after(answered, said).status).toBe('Response 400');
  expect(after(answered, said, answered).status).toBe('');
});

test('each reset begins again, says so, and begins the controls anew', () => {
  const reset: CallAction = { type: 'reset', input: example, status: 'As it was' };
  expect(after(chosen, answered, reset, reset)).toEqual({ ...beginCall(example), status: 'As it was', resets: 2 });
});
