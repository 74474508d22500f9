import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  ['serve', ['--nope'], "Unknown option '--nope'"],
  ['serve', ['--port', '99999'], 'Unexpected --port 99999, expected 0 to 65535'],
  ['push', ['--nope'], "Unknown option '--nope'"],
  ['push', ['--dry-run'], 'Unexpected missing --origin'],
  [
    'push',
    ['--origin', 'https://docs.example.com'],
    'Unexpected missing ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY and ALGOLIA_INDEX_NAME,',
  ],
  ['push', ['--dry-run', '--host', 'search.example.com'], 'Unexpected missing --origin'],
  ['push', ['--dry-run', '--host', 'ftp://127.0.0.1'], 'Unexpected host ftp://127.0.0.1, expected one such as'],
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
