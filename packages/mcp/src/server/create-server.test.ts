import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { siteBuild } from '../cli/read-content.ts';
import { createDocs } from '../content/docs.ts';
import { readBuild } from '../content/read-build.ts';
import { createSession } from '../session.ts';
import { type Agent, connect } from '../testing/connect.ts';
import { createMcpServer } from './create-server.ts';

const docs = createDocs(readBuild(siteBuild));

async function start(): Promise<Agent> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const session = createSession(docs);
  await createMcpServer(session).connect(theirs);
  onTestFinished(() => session.close());
  return connect(ours);
}

it('does nothing for a call that is cancelled before its turn', async () => {
  const agent = await start();
  const item = { item_id: 1003 };
  const cancelled = new AbortController();
  const before = agent.read('base_explain', { name: '{ItemTitle}' });
  const deleted = { name: 'base_sandbox_call', arguments: { operation: 'items/delete', values: item } };
  const left = agent.client.callTool(deleted, undefined, { signal: cancelled.signal }).catch(() => 'left');
  cancelled.abort();
  await Promise.all([before, left]);
  expect(await agent.ask('base_sandbox_call', { operation: 'items/detail', values: item })).toMatchObject({
    status: 200,
  });
});

it.skipIf(process.platform === 'win32')(
  'answers other calls while a picture is taken, until nobody waits',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'browser-'));
    const [browser, log] = [join(folder, 'browser'), join(folder, 'log')];
    writeFileSync(browser, `#!/bin/sh\necho $$ > ${log}.new; mv ${log}.new ${log}; exec sleep 600\n`);
    chmodSync(browser, 0o755);
    vi.stubEnv('CHROMIUM_PATH', browser);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    });
    const agent = await start();
    const cancelled = new AbortController();
    let isTaken = false;
    const picture = agent.client
      .callTool({ name: 'base_theme', arguments: { action: 'picture', source: '<p>{ShopName}</p>' } }, undefined, {
        signal: cancelled.signal,
      })
      .catch(() => 'left')
      .finally(() => {
        isTaken = true;
      });
    await vi.waitFor(() => expect(existsSync(log)).toBe(true), { timeout: 20_000 });
    expect(await agent.read('base_explain', { name: '{ItemTitle}' })).toContain('Prints the name of the item');
    expect(isTaken).toBe(false);
    cancelled.abort();
    expect(await picture).toBe('left');
    const browserId = Number(readFileSync(log, 'utf8'));
    await vi.waitFor(() => expect(() => process.kill(browserId, 0)).toThrow('ESRCH'), { timeout: 20_000 });
  },
);

it('tells no more of what does not fit than a person reads', async () => {
  const agent = await start();
  const long = 'x'.repeat(100_000);
  const parts = Array.from({ length: 1000 }, (_, n) => `part ${n}`);
  for (const [name, input] of [
    ['base_explain', { name: 'items/add', parts }],
    ['base_explain', { name: 'items/add', parts: [long] }],
    ['base_theme', { action: 'check', source: '<p>', options: Object.fromEntries(parts.map((part) => [part, 1])) }],
  ] as const) {
    const refused = await agent.refused(name, input);
    expect(refused).toMatch(/^Unexpected /);
    expect(refused.length).toBeLessThan(2000);
  }
  const params = { name: 'base_explain', arguments: long };
  const wrong = agent.client.request({ method: 'tools/call', params } as never, z.unknown() as never); // no client sends it
  await expect(wrong).rejects.toMatchObject({ message: expect.stringMatching(/^.{1,300}$/) });
});
