import { expect, test } from 'vitest';
import { createParts } from './parts.ts';

/** Parts whose content is their name. */
function namedParts() {
  const loaded: string[] = [];
  const parts = createParts(async (name) => {
    loaded.push(name);
    return name;
  });
  return { parts, loaded };
}

test('a question is asked again until nothing is missing, and each part is loaded once', async () => {
  const { parts, loaded } = namedParts();
  const ask = () => [parts.read('a'), parts.read('a') && parts.read('b')];
  expect(await Promise.all([parts.settle(ask), parts.settle(ask)])).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  expect(loaded).toEqual(['a', 'b']);
});

test('what may not be needed is loaded last', async () => {
  const { parts, loaded } = namedParts();
  const answer = await parts.settle(() => parts.read('a') ?? parts.readLate('spellings'));
  expect([answer, loaded]).toEqual(['a', ['a']]);
});

test('a part that failed is loaded again', async () => {
  let isDown = true;
  const parts = createParts(async (name) => {
    if (isDown) throw new Error('down');
    return name;
  });
  await expect(parts.settle(() => parts.read('a'))).rejects.toThrow('down');
  isDown = false;
  expect(await parts.settle(() => parts.read('a'))).toBe('a');
});
