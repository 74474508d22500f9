import { expect, it } from 'vitest';
import { clearStamp, readStamp, writeStamp } from './stamp.mjs';

it('a step is done once it says so, and until it begins anew', () => {
  const name = `a-step-${process.pid}`;
  expect(readStamp(name)).toBeUndefined();
  writeStamp(name, 'one');
  expect(readStamp(name)).toBe('one');
  clearStamp(name);
  clearStamp(name);
  expect(readStamp(name)).toBeUndefined();
});
