import { credentials } from '@shop-docs/api/sandbox';
import { expect, it } from 'vitest';
import { authorizeChecks, type Choices } from './authorize-checks.ts';

const good: Choices = {
  clientId: credentials.clientId,
  redirectUri: credentials.redirectUri,
  scopes: ['read_users'],
  state: 'b7e1d94c02a85f3669d0e8c1f4a7b253',
};

const complaints = (change: Partial<Choices>): string[] =>
  authorizeChecks({ ...good, ...change })
    .filter((check) => !check.good)
    .map(({ text }) => text);

it('has no complaint about what the platform takes', () => {
  expect(complaints({})).toEqual([]);
  expect(complaints({ redirectUri: 'http://localhost:8080/callback', scopes: [] })).toEqual([]);
});

it.each([
  [{ clientId: 'mine' }, /^client_id is not/],
  [{ redirectUri: 'callback' }, /no full URL/],
  [{ redirectUri: 'https://app.example.com/callback#top' }, /fragment/],
  [{ redirectUri: 'https://elsewhere.example/' }, /not the registered one/],
  [{ redirectUri: 'https://localhost.example.com/' }, /not the registered one/],
  [{ state: '' }, /state is missing/],
  [{ state: 'abc' }, /guess/],
])('complains about %j', (change, complaint) => {
  expect(complaints(change)).toEqual([expect.stringMatching(complaint)]);
});
