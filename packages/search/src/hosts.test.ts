import { expect, it } from 'vitest';
import { readHosts } from './hosts.ts';

it.each([
  ['', []],
  [' , ', []],
  ['search.example.com', ['https://search.example.com']],
  ['search.example.com:8443, http://127.0.0.1:4611/', ['https://search.example.com:8443', 'http://127.0.0.1:4611']],
  ['localhost:4611', ['https://localhost:4611']],
  ['HTTPS://Search.example.com', ['https://search.example.com']],
])('%j names the hosts %j', (text, hosts) => {
  expect(readHosts(text)).toEqual(hosts);
});

it.each(['https://example.com/search', 'ftp://example.com', 'two words', 'https://me:secret@example.com', 'http://'])(
  '%j is refused in a sentence',
  (host) => {
    expect(() => readHosts(host)).toThrow(`Unexpected host ${host}, expected one such as search.example.com`);
  },
);
