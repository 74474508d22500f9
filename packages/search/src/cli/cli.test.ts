import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  ['serve', ['--nope'], "Unknown option '--nope'"],
  ['serve', ['--port', '99999'], 'Unexpected --port 99999, expected 0 to 65535'],
  ['push', ['--nope'], "Unknown option '--nope'"],
  ['push', ['--dry-run'], 'Unexpected missing --origin'],
  ['push', ['--origin', 'https://docs.example.com'], 'Unexpected missing ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY,'],
  ['push', ['--dry-run', '--host', '127.0.0.1:4611'], 'Unexpected host 127.0.0.1:4611, expected an address such as'],
])('%s answers %j with one sentence', async (name, args, sentence) => {
  const file = join(import.meta.dirname, `${name}.ts`);
  const { code, said } = await new Promise<{ code: unknown; said: string }>((done) =>
    execFile(process.execPath, ['--import', 'tsx', file, ...args], (error, _, said) =>
      done({ code: error?.code, said }),
    ),
  );
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
});
