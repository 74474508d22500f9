import { expect, test, vi } from 'vitest';
import { recipe } from './recipe.ts';

// The first program loads the highlighter, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('a program is shown with its name, and its lines are no hits of the search', async () => {
  const [block] = await recipe({ file: 'form-body.ts' });
  expect(block).toMatchObject({
    name: 'div',
    attributes: [{ name: 'data-search', value: 'skip' }],
    children: [
      { name: 'Code', attributes: expect.arrayContaining([expect.objectContaining({ value: 'form-body.ts' })]) },
    ],
  });
});

test('a program comes before a module of the client that has its name', async () => {
  const text = JSON.stringify(await recipe({ file: 'connect.ts' })).replaceAll(/<[^>]*>/g, '');
  expect(text).toContain('Unexpected state: open the link that connect.ts printed last.');
});

test('a program that is not there fails the build', async () => {
  await expect(recipe({ file: 'missing.ts' })).rejects.toThrow('missing.ts');
});
