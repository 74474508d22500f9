import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { remember } from './remember.ts';

test('makes a result once, and again when the text or the code has changed', () => {
  const root = mkdtempSync(join(tmpdir(), 'remember-'));
  const dir = join(root, 'kept');
  const code = join(root, 'code.ts');
  writeFileSync(code, '1');
  const made: string[] = [];
  const open = () => {
    const remembered = remember<{ length: number } | undefined>(dir, [code]);
    const ask = (text: string) =>
      remembered(text, () => {
        made.push(text);
        return text === '' ? undefined : { length: text.length };
      });
    return Object.assign(ask, { forgetOthers: remembered.forgetOthers });
  };

  expect([open()('abc'), open()('abc'), open()(''), open()('')]).toEqual([
    { length: 3 },
    { length: 3 },
    undefined,
    undefined,
  ]);
  expect(made).toEqual(['abc', '']);
  writeFileSync(code, '2');
  const third = open();
  third('abc');
  expect(made).toEqual(['abc', '', 'abc']);
  third.forgetOthers();
  expect(readdirSync(dir)).toHaveLength(1);
});

test('makes a torn result anew', () => {
  const dir = mkdtempSync(join(tmpdir(), 'remember-'));
  const open = () => remember<number>(dir, []);
  open()('abc', () => 3);
  const [name = ''] = readdirSync(dir);
  writeFileSync(join(dir, name), '{"ma');
  expect(open()('abc', () => 3)).toBe(3);
  expect(readFileSync(join(dir, name), 'utf8')).toBe('{"made":3}');
});
