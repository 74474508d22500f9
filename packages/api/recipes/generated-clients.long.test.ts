import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox } from '../src/sandbox/create-sandbox.ts';
import { credentials } from '../src/sandbox/credentials.ts';
import { type SandboxServer, serveSandbox } from '../src/server/serve-sandbox.ts';
import { bin, generateClients, generators } from './test-clients.ts';

let server: SandboxServer;
let project: string;
beforeAll(async () => {
  // Strict: a form that the platform would misread is an error.
  server = await serveSandbox(createSandbox({ now: Date.now, strict: true }), 0);
  project = await generateClients(server.origin);
}, 300_000);
afterAll(async () => {
  await server.close();
  await rm(project, { recursive: true });
});

it.each(['tsconfig.json', 'tsconfig.strict.json'])(
  'generated clients compile by %s',
  { timeout: 300_000 },
  async (config) => {
    const compile = bin('tsc', ['--project', join(project, config)], project);
    expect(await compile.catch(({ stdout }) => stdout)).toBe('');
  },
);

it.each(generators)('%s adds an item with two variations', { timeout: 120_000 }, async (client) => {
  const env = { BASE_API: server.origin, ACCESS_TOKEN: credentials.accessToken };
  const printed = await bin('tsx', [`${client}.ts`], join(project, 'generated-clients'), env);
  const { item } = JSON.parse(printed);
  expect(item).toMatchObject({
    stock: 5,
    variations: [
      { variation: 'Navy', variation_stock: 3 },
      { variation: 'Sand', variation_stock: 2 },
    ],
  });
});
