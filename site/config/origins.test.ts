import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../post-build/content-security-policy.ts';
import { allowedOrigins } from './origins.ts';

const none = { connect: [], scripts: [], images: [], frames: [], forms: [] };
const search = { connect: ['https://search.example'], scripts: [] };
const policyOf = (settings: Parameters<typeof allowedOrigins>[1]) =>
  contentSecurityPolicy([], allowedOrigins(search, settings)).split('; ');

test('the policy lets in what the settings name, each for its purpose', () => {
  const origins = {
    ...none,
    forms: ['https://forms.example'],
    frames: ['https://v.example'],
    images: ['https://i.example'],
  };
  const policy = policyOf({ origins, counter: { script: undefined } });
  expect(policy).toContain("form-action 'self' https://forms.example");
  expect(policy).toContain("frame-src 'self' https://v.example");
  expect(policy).toContain("img-src 'self' data: https://i.example");
  expect(policy).toContain("connect-src 'self' https://search.example");
});

test('a counter elsewhere may be loaded and called, one of the site needs nothing', () => {
  const elsewhere = policyOf({ origins: none, counter: { script: 'https://count.example/c.js' } });
  expect(elsewhere).toContain("connect-src 'self' https://count.example https://search.example");
  expect(elsewhere.find((each) => each.startsWith('script-src'))).toContain(' https://count.example');
  expect(policyOf({ origins: none, counter: { script: 'count.js' } })).toContain(
    "connect-src 'self' https://search.example",
  );
});

test.each(['forms.example', 'https://forms.example/path', '*'])('%s is no origin', (origin) => {
  expect(() => policyOf({ origins: { ...none, forms: [origin] }, counter: { script: undefined } })).toThrow(
    `Unexpected origins.forms "${origin}", expected an origin such as https://forms.example.com`,
  );
});
