import { expect, test } from 'vitest';
import doclessVersion from './docless-version.cjs';

test('drops the documents of a version and keeps its sidebars', () => {
  const version = { label: '1.0.0', docsSidebars: { api: [{ type: 'link', href: '/api/' }] } };
  const source = JSON.stringify({ version: { ...version, docs: { 'api/index': { title: 'Start here' } } } });
  expect(JSON.parse(doclessVersion(source))).toEqual({ version: { ...version, docs: {} } });
});

test('leaves properties of other routes as they are', () => {
  expect(doclessVersion('{"tags":[]}')).toBe('{"tags":[]}');
});
