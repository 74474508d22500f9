import { expect, it } from 'vitest';
import { visible, visibleJson, visibleLine } from './visible.ts';

const every = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).join('');

it('a text keeps what people read, and has a sign for what a terminal obeys', () => {
  expect(visible('\x1b[31mred\x1b]0;title\x07\x9b2J\x7f')).toBe('␛[31mred␛]0;title␇�2J␡');
  expect(visible('a\u202eb\u2066c\ufeff')).toBe('a�b�c�');
  expect(visible('日本語 é 👩‍💻\tx\ny')).toBe('日本語 é 👩‍💻\tx\ny');
  expect(visible('a\rb')).toBe('a␍b');
  expect(visible(every)).toHaveLength(every.length);
});

it.each([
  '\u061c',
  '\u200e',
  '\u200f',
  '\u2028',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u2069',
  '\u206a',
  '\u206f',
  '\ufeff',
  '\ufff9',
  '\ufffb',
])('what turns a text round, such as %j, is a sign, and spelt out in JSON', (character) => {
  expect([visible(character), visibleLine(character)]).toEqual(['\ufffd', '\ufffd']);
  expect(visibleJson(character)).toBe(`"\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}"`);
});

it('a line is one line', () => {
  expect(visibleLine('bad\n::error::x\r\ny\tz')).toBe('bad␊::error::x␊y␉z');
  expect(visibleLine(every)).not.toMatch(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u);
});

it('JSON says the same, without a command in it', () => {
  const text = visibleJson({ [every]: every }, 2);
  expect(JSON.parse(text)).toEqual({ [every]: every });
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u);
});
