import { expect, test } from 'vitest';
import { readThemeFile } from './read-theme-file.ts';

const file = (...parts: BlobPart[]) => new File(parts, 'theme.html');

test('a text file is read, with line breaks as a text field has them', async () => {
  expect(await readThemeFile(file('<p>\r\nあ'))).toEqual({ source: '<p>\nあ' });
});

test.each([
  ['an empty file', file(''), 'empty file theme.html'],
  ['a picture', file(new Uint8Array([137, 80, 78, 71, 0, 0])), 'binary file theme.html'],
  ['another encoding', file(new Uint8Array([0x83, 0x65, 0x83, 0x58])), 'expected UTF-8'],
  ['a file beyond every theme', file('x'.repeat(2_000_001)), '2.0 MB'],
])('%s is refused with its reason', async (_, wrong, reason) => {
  expect((await readThemeFile(wrong)).refusal).toContain(reason);
});
