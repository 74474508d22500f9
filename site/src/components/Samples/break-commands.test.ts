import { expect, test } from 'vitest';
import { highlight } from '../../../plugins/code/highlight.ts';
import { highlight as highlightInPage } from '../TryIt/highlight.ts';
import { breakCommands } from './break-commands.ts';

const command = "curl 'https://api.example.com' \\\n  -H 'Authorization: Bearer x' \\\n  -d 'a\\b'";
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'");

test.each([
  ['by the build', highlight],
  ['in the page', async (code: string) => highlightInPage(code, 'bash')],
])('the end of a line stays with its last word, %s', async (_, paint) => {
  const html = breakCommands(await paint(command, 'bash'));
  expect(html.match(/<i> \\<\/i>\n/g)).toHaveLength(2);
  expect(textOf(html)).toBe(command);
});

test.each([
  ['by the build', highlight],
  ['in the page', async (code: string) => highlightInPage(code, 'bash')],
])('a long address breaks after its slashes, never behind the name of the command, %s', async (_, paint) => {
  const html = breakCommands(await paint("curl 'https://api.example.com/1/item_categories/detail/1001'", 'bash'));
  expect(html.match(/^<i>.*?<\/i>/)?.[0].replaceAll(/<[^>]*>/g, '')).toMatch(/^curl ./);
  expect(html).toContain('https://api.example.com/<wbr>1/<wbr>item_categories/<wbr>detail/<wbr>1001');
  expect(textOf(html)).toBe("curl 'https://api.example.com/1/item_categories/detail/1001'");
  expect(breakCommands(await paint("curl 'https://api.example.com/1/users/me'", 'bash'))).not.toContain('<wbr>');
});
