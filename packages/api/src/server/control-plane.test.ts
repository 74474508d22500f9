import { expect, it } from 'vitest';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { controlAnswer, controlRoutes } from './control-plane.ts';

const withExample = Object.entries(controlRoutes).flatMap(([route, { example }]) =>
  example ? [[route, example] as const] : [],
);

it.each(withExample)('%s does what its example asks for', async (route, example) => {
  const { control } = createSandbox({ now: Date.now });
  const before = JSON.stringify(control.save());
  const [method = '', path = ''] = route.split(' ');
  const response = controlAnswer(control, method, path, JSON.stringify(example));
  expect([response.status, await response.json()]).toEqual([200, expect.any(Object)]);
  expect(JSON.stringify(control.save())).not.toBe(before);
});
