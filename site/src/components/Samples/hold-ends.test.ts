import { expect, test } from 'vitest';
import { highlight } from '../../../plugins/code/highlight.ts';
import { highlight as highlightInPage } from '../TryIt/highlight.ts';
import { holdEnds } from './hold-ends.ts';

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
  const html = holdEnds(await paint(command, 'bash'));
  expect(html.match(/<i> \\<\/i>\n/g)).toHaveLength(2);
  expect(textOf(html)).toBe(command);
});
