import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { platform } from './platform.ts';
import { unexpectedSetting } from './unexpected-setting.ts';

const lines = readFileSync(join(import.meta.dirname, 'platform.ts'), 'utf8').split('\n');

test.each([
  ['site.url', platform.site.url],
  ['announcement.id', platform.announcement.id],
  ['site.colors.accent', platform.site.colors.accent],
])('of %s that is %s the line with the value is named', (setting, value) => {
  const at = lines.findIndex((line) => line.includes(`'${value}'`)) + 1;
  expect(unexpectedSetting(setting, value, 'another').message).toBe(
    `site/config/platform.ts:${at}: Unexpected ${setting} "${value}", expected another`,
  );
});

test('of a value that is written elsewhere the line of the setting is named', () => {
  const at = lines.findIndex((line) => line.startsWith('    until:')) + 1;
  expect(unexpectedSetting('announcement.until', 'soon', 'a day').message).toContain(`platform.ts:${at}: `);
});
