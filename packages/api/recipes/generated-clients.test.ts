import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox } from '../src/sandbox/create-sandbox.ts';
import { credentials } from '../src/sandbox/credentials.ts';
import { type SandboxServer, serveSandbox } from '../src/server/serve-sandbox.ts';
import { bin, generateClients } from './test-clients.ts';

let server: SandboxServer;
let project: string;
beforeAll(async () => {
  // Strict: a form that the platform would misread is an error.
  server = await serveSandbox(createSandbox({ now: Date.now, strict: true }), 0);
  project = await generateClients(server.origin);
}, 120_000);
afterAll(async () => {
  await server.close();
  await rm(project, { recursive: true });
});

it('generated clients compile', { timeout: 60_000 }, async () => {
  expect(await bin('tsc', ['--project', project], project).catch(({ stdout }) => stdout)).toBe('');
});

it.each(['openapi-fetch', 'hey-api', 'orval'])(
  '%s adds an item with two variations',
  { timeout: 60_000 },
  async (client) => {
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
  },
);
