import { expect, it } from 'vitest';
import { checkWith } from '../../check.ts';
import { underlined } from '../../underlined.ts';
import { brokenTag } from './index.ts';

it('finds spaces and line breaks inside braces', () => {
  expect(underlined(brokenTag, '{ ItemId }{block: Items}{/block: Items}<style>{ /block: NavColor; }</style>')).toEqual([
    ['{ ItemId }', 'Unexpected { ItemId }, expected {ItemId}; as it is, expect it to print as plain text'],
    ['{block: Items}', 'Unexpected {block: Items}, expected {block:Items}; as it is, expect it to print as plain text'],
    [
      '{/block: Items}',
      'Unexpected {/block: Items}, expected {/block:Items}; as it is, expect it to print as plain text',
    ],
    [
      '{ /block: NavColor; }',
      'Unexpected { /block: NavColor; }, expected {/block:NavColor}; as it is, expect it to print as plain text',
    ],
  ]);
});

it('leaves CSS and JavaScript alone', () => {
  expect(underlined(brokenTag, '<style>a { color: red }</style><script>import { Swiper } from "s";</script>')).toEqual(
    [],
  );
});

it('names the nearest block where the name is broken too, and leaves that to the author', () => {
  const found = checkWith([brokenTag], '{block: Itms}{ /block:Item s}{block:Foo bar}', true);
  expect(found.map(({ message, fix }) => [message.split(/, expected |;/)[1], fix])).toEqual([
    ['{block:Items}', undefined],
    ['{/block:Items}', undefined],
  ]);
});

it('leaves objects and declarations of JavaScript alone, but not what a formatter has done to a tag', () => {
  const script = (code: string) => underlined(brokenTag, `<script>${code}</script>`).map(([where]) => where);
  for (const code of [
    'const o = { block: Items };',
    'f({ block: Items }, [{ block: Items }]); return { block: Items }',
    'const { ItemId } = item;',
    'import { ItemTitle } from "a";',
    'let ItemId = 1; f({ ItemId });',
  ])
    expect(script(code), code).toEqual([]);
  expect(script('{ block:Items }\nids.push({ ItemId });\n{ /block:Items }')).toEqual([
    '{ block:Items }',
    '{ ItemId }',
    '{ /block:Items }',
  ]);
});

it('changes no attribute that holds code', () => {
  const found = checkWith(
    [brokenTag],
    '<p title="{ ItemId }" onclick="f({ ItemId })" :class="{ ItemId }" style="color:{ LinkColor }">{ ItemId }</p>',
    true,
  );
  expect(found.map(({ severity, fix }) => [severity, fix !== undefined])).toEqual([
    ['error', true],
    ['warning', false],
    ['warning', false],
    ['warning', false],
    ['error', true],
  ]);
});
