import { expect, it } from 'vitest';
import { type Asked, judge, newToken, ownAddresses } from './access.ts';

const isAllowed = (asked: Asked, token?: string) => judge(asked, token).allowed;
const from = (address: string, url: string, headers: Pick<Asked, 'host' | 'origin' | 'cookie'>): Asked => ({
  address,
  url,
  ...headers,
});
const here = ownAddresses()[0] ?? '127.0.0.1';
const token = newToken();

it('lets in who asks for a name of this machine, from its own pages', () => {
  expect(isAllowed(from('127.0.0.1', '/', { host: 'localhost:4040' }))).toBe(true);
  expect(isAllowed(from('127.0.0.1', '/', { host: 'localhost:4040', origin: 'http://localhost:4040' }))).toBe(true);
  for (const host of ['shop.example', 'localhost.shop.example:4040', '127.0.0.1.shop.example', 'shop.localhost', ''])
    expect([host, judge(from('127.0.0.1', '/', { host }), undefined)]).toMatchObject([host, { status: 421 }]);
  // A frame in a sandbox, a file and a redirect of any site say "null".
  for (const origin of [
    'http://localhost:5000',
    'https://localhost:4040',
    'http://localhost:4040.evil.example',
    'null',
  ])
    expect([origin, judge(from('127.0.0.1', '/', { host: 'localhost:4040', origin }), undefined)]).toMatchObject([
      origin,
      { status: 403 },
    ]);
});

it('refuses what is no address, and a token of other letters', () => {
  for (const url of ['//', '//evil.example/', 'http://evil.example/', '*', ''])
    expect(judge(from('127.0.0.1', url, { host: 'localhost:4040' }), undefined)).toMatchObject({ status: 400 });
  const wrong = `/?token=${'é'.repeat(token.length)}`;
  expect(judge(from('192.0.2.7', wrong, { host: `${here}:4040` }), token)).toMatchObject({ status: 403 });
  const cookie = `preview=${'é'.repeat(token.length)}`;
  expect(judge(from('192.0.2.7', '/', { host: `${here}:4040`, cookie }), token)).toMatchObject({ status: 403 });
});

it('asks other machines for the token once, and keeps it in a cookie', () => {
  const host = `${here}:4040`;
  expect(judge(from('192.0.2.7', '/', { host }), token)).toMatchObject({ allowed: false, status: 403 });
  expect(judge(from('192.0.2.7', '/?token=wrong', { host }), token)).toMatchObject({ status: 403 });
  const welcomed = judge(from('192.0.2.7', `/_preview/?token=${token}`, { host }), token);
  expect(welcomed).toMatchObject({ allowed: false, location: '/_preview/' });
  expect(welcomed).toHaveProperty('cookie', `preview=${token}; HttpOnly; SameSite=Lax; Path=/`);
  expect(token).toMatch(/^[\w-]{24}$/);
  expect(newToken()).not.toBe(token);
  // Who has the token is led to no other host.
  for (const path of ['/.//evil.example/', '/a/..//evil.example/'])
    expect(judge(from('192.0.2.7', `${path}?token=${token}`, { host }), token)).toMatchObject({
      location: '/evil.example/',
    });
  const cookie = 'cookie' in welcomed ? welcomed.cookie.split(';', 1)[0] : '';
  expect(isAllowed(from('192.0.2.7', '/', { host, cookie: `a=b; ${cookie}` }), token)).toBe(true);
  for (const address of ['127.0.0.1', '127.1.2.3', '::ffff:127.0.0.1', '::1'])
    expect([address, isAllowed(from(address, '/', { host: '127.0.0.1:4040' }), token)]).toEqual([address, true]);
  for (const address of ['192.127.0.1', '10.0.127.1', '2001:db8::1', '::ffff:192.0.2.7', ''])
    expect([address, isAllowed(from(address, '/', { host }), token)]).toEqual([address, false]);
  // Who asks is known by the address, for any machine can send the name of this one.
  for (const name of ['localhost:4040', '127.0.0.1:4040'])
    expect([name, isAllowed(from('192.0.2.7', '/', { host: name }), token)]).toEqual([name, false]);
});
