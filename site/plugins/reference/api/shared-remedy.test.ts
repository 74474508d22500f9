import { errorsOf, operations } from '@shop-docs/api';
import { expect, test } from 'vitest';
import { errorRows } from './rows.ts';
import { codesOf, sharedRemedies } from './shared-remedy.ts';

const shared = sharedRemedies(errorsOf('orders/edit_status').filter(({ common }) => !common));

test('codes that share a remedy stand together, with all their texts', () => {
  expect(shared.map(({ remedy, errors }) => [remedy, codesOf(errors)])).toEqual([
    [
      'Cancel in the BASE admin.',
      ['not_cancel_credit_card', 'not_cancel_atobarai', 'not_cancel_coin', 'not_cancel_carrier'],
    ],
  ]);
  expect(shared[0]?.errors).toHaveLength(5); // one code has two texts
});

test('below a remedy, each text still says what to do: readers arrive at a single code', () => {
  const [{ errors = [] } = {}] = shared;
  const said = errorRows(errors, 'archived').flatMap(({ html }) => html.match(/What to do:<\/b> [^<]+/g) ?? []);
  expect(said).toHaveLength(errors.length);
  expect(new Set(said)).toEqual(
    new Set(['What to do:</b> Cancel in the BASE admin.', 'What to do:</b> Handle the order in the BASE admin.']),
  );
});

test('no code stands below two remedies', () => {
  for (const { page } of operations) {
    const codes = sharedRemedies(errorsOf(page)).flatMap(({ errors }) => codesOf(errors));
    expect(new Set(codes).size, page).toBe(codes.length);
  }
});
