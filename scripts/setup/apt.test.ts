import { expect, it, vi } from 'vitest';
import { mayUseApt, which } from './apt.mjs';

it.skipIf(!process.getuid)('the package manager is used by root alone', () => {
  const user = vi.spyOn(process as Required<typeof process>, 'getuid');
  user.mockReturnValue(1000);
  expect(mayUseApt()).toBe(false);
  user.mockReturnValue(0);
  expect(mayUseApt()).toBe(process.platform === 'linux' && which('apt-get') !== undefined);
  user.mockRestore();
});
