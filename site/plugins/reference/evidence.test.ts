import { errorsOf, operation } from '@shop-docs/api';
import { tags } from '@shop-docs/template';
import { expect, test } from 'vitest';
import { baseLevel, fieldLevel } from './api/base-level.ts';
import { errorRows, fieldRows } from './api/rows.ts';
import { apiMark, completeMark, entryMark, sourcesOfSection, tagMark } from './evidence.ts';
import { component } from './jsx.ts';
import { legend } from './legend.ts';
import { sitePath } from './site-path.ts';

const legends = { api: anchors('api'), template: anchors('template') };

function anchors(section: 'api' | 'template'): string {
  const [list] = legend(section);
  return JSON.stringify(list);
}

test('a mark leads to its source in the legend, and an inference to its level', () => {
  expect(apiMark({ level: 'observed', source: 'reference, live-2020' })).toEqual({
    label: 'observed',
    href: sitePath('/api/#source-live-2020'),
  });
  expect(apiMark({ level: 'inferred', source: 'reference' })?.href).toBe(sitePath('/api/#evidence-inferred'));
  expect(apiMark({ level: 'documented', source: 'reference' })).toBeUndefined();
  for (const { evidence } of tags) {
    if (evidence.level === 'documented' || evidence.level === 'inferred') continue;
    expect(tagMark(evidence)?.href, evidence.source).toMatch(/^site-root:\/template\/#source-/);
  }
});

test('a mark that stands by itself says the level of everything, of an inference too', () => {
  expect(entryMark({ level: 'documented', source: 'x' })).toEqual({
    label: 'current',
    href: sitePath('/template/#evidence-documented'),
    sign: 'full',
  });
  expect(entryMark({ level: 'inferred', source: 'x' })).toEqual({
    label: 'inferred',
    href: sitePath('/template/#evidence-inferred'),
  });
});

test('the legend of each section names every level that it uses, and every source of it', () => {
  const named = (section: 'api' | 'template') =>
    [...legends[section].matchAll(/\{"id":"evidence-(\w+)"\}/g)].map(([, level]) => level);
  expect(named('api')).toEqual(['documented', 'archived', 'platform', 'observed', 'inferred']);
  expect(named('template')).toEqual(['documented', 'archived', 'platform', 'observed', 'inferred']);
  for (const section of ['api', 'template'] as const) {
    for (const { id } of sourcesOfSection[section]) expect(legends[section]).toContain(`{"id":"source-${id}"}`);
  }
});

test('a page of one level marks only what deviates', () => {
  expect(baseLevel(operation('oauth/access_token'))).toBe('archived');
  expect(baseLevel(operation('users/me'))).toBe('documented');
  expect(apiMark({ level: 'archived', source: 'archive-2019' }, 'archived')).toBeUndefined();
  expect(apiMark({ level: 'documented', source: 'reference' }, 'archived')?.label).toBe('current');
});

test('fields of another source than their page have a level of their own', () => {
  expect([baseLevel(operation('items/index')), fieldLevel(operation('items/index'))]).toEqual([
    'documented',
    'archived',
  ]);
  expect(fieldLevel(operation('items/delete'))).toBe('documented'); // one field: its mark says it
  expect(fieldLevel(operation('orders/detail'))).toBe('documented'); // three sources, none of which prevails
  expect(fieldLevel(operation('oauth/access_token'))).toBe('archived');
});

test('values and error texts have marks of their own', () => {
  const [orders] = fieldRows(operation('orders/index').response, 'documented');
  const payment = orders?.children
    ?.find(({ name }) => name === 'payment')
    ?.facts?.find(([label]) => label === 'Values');
  expect(payment?.[1]).toMatch(
    /<code>paypay<\/code> PayPay<span class="evidence-at"><button type="button" class="evidence"/,
  );
  expect(payment?.[1]).toMatch(/<code>cod<\/code> cash on delivery<\/li>/);
  const rows = errorRows(errorsOf('users/me'), 'archived');
  expect(rows.find(({ name }) => name === 'invalid_request')?.html).toMatch(
    /アクセストークンが無効です。<\/span><span class="evidence-at"><button[^>]* data-sign="full"[^>]*>current/,
  );
});

test('a mark in a page needs a level that exists, a known source, and for an inference its reason', () => {
  const mark = (attributes: Record<string, string>) => () =>
    completeMark(component('Evidence', attributes), 'api/items/add');
  expect(mark({ level: 'guessed' })).toThrow('Unexpected level="guessed"');
  expect(mark({ level: 'constructor' })).toThrow('Unexpected level="constructor"');
  expect(mark({ level: 'inferred' })).toThrow('without a reason');
  expect(mark({ level: 'observed', source: 'hearsay' })).toThrow('Unexpected source="hearsay"');
});
