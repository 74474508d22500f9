import { listen } from '@shop-docs/server';
import { afterAll, describe, expect, it } from 'vitest';
import { operation, operations } from '../description/description.ts';
import type { ParameterValue } from '../description/model.ts';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { credentials } from '../sandbox/credentials.ts';
import { serveSandbox } from '../server/serve-sandbox.ts';
import { buildRequest } from './build-request.ts';
import { canRun, type Outcome, runSample } from './run-sample.ts';
import type { SampleLanguage, SampleRequest } from './sample-request.ts';
import { samples } from './samples.ts';

const token = credentials.accessToken;

/** A request as it is compared: everything decoded, headers that the sample names. */
interface Seen {
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: readonly (readonly [string, string | null])[];
  readonly type: string | null;
  readonly form: readonly (readonly [string, string])[];
}

function meant({ method, url, headers, form }: SampleRequest): Seen {
  const { pathname, searchParams } = new URL(url);
  return {
    method,
    path: pathname,
    query: [...searchParams],
    headers,
    type: form ? 'application/x-www-form-urlencoded' : null,
    form: form ?? [],
  };
}

async function arrived(request: Request, names: readonly string[]): Promise<Seen> {
  const { pathname, searchParams } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: [...searchParams],
    headers: names.map((name) => [name, request.headers.get(name)]),
    type: request.headers.get('Content-Type')?.split(';')[0] ?? null,
    form: [...new URLSearchParams(await request.text())],
  };
}

/** Runs a sample against a sandbox of its own on loopback; a page's sample prints an address, which is opened. */
async function send(
  { id, render }: SampleLanguage,
  page: string,
  values: Readonly<Record<string, ParameterValue>>,
  bearer: string = token,
): Promise<{ readonly seen: readonly Seen[]; readonly meant: Seen; readonly outcome: Outcome }> {
  const sandbox = createSandbox({ now: Date.now });
  const requests: Request[] = [];
  const record = {
    ...sandbox,
    fetch(request: Request) {
      requests.push(request.clone());
      return sandbox.fetch(request);
    },
  };
  const server = await serveSandbox(record, 0);
  try {
    const request = buildRequest(operation(page), values, { token: bearer, host: server.origin });
    const outcome = await runSample(id, render(request));
    if (request.answer === 'page') {
      requests.length = 0;
      await fetch(outcome.output.trim());
    }
    const names = request.headers.map(([name]) => name);
    return { seen: await Promise.all(requests.map((each) => arrived(each, names))), meant: meant(request), outcome };
  } finally {
    await server.close();
  }
}

/** Runs tasks, a few at a time: most of each is the start of an interpreter. */
async function inTurns(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const queue = [...tasks];
  const worker = async (): Promise<void> => {
    for (let task = queue.shift(); task; task = queue.shift()) await task();
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}

/** Values that break careless quoting. */
const nasty = [
  `it's`,
  `say "hi"`,
  `'"'"`,
  '\\',
  `\\'`,
  `\\"`,
  'C:\\new\\table',
  'two\nlines',
  'carriage\r\nreturn',
  'tab\there',
  '$HOME $(id) `id`',
  `${'{HOME}'}`,
  '#{1 + 1} #$0 #@a',
  '%s %41 100%',
  'a+b&c=d;e?f#g',
  '[0] {1..3} *',
  '@/etc/hostname',
  '<?php ?>',
  '日本語のエプロン',
  '🍙 and 👩‍👩‍👧',
  '\u2028\u2029\u00a0',
  ' edges ',
  '--data',
  '!history ~',
  '',
];

let executed = 0;
const total = operations.length * samples.length;
afterAll(() => console.log(`${executed} of ${total} samples executed`));

describe.each(samples)('samples in $label', (language) => {
  const isThere = canRun(language.id);

  it.skipIf(!isThere)(
    'send the example request of each operation, and succeed',
    async () => {
      await inTurns(
        operations.map(({ page, exampleRequest }) => async () => {
          const sent = await send(language, page, exampleRequest);
          expect.soft(sent.seen, `${page}: ${sent.outcome.complaint}`).toEqual([sent.meant]);
          expect.soft(sent.outcome.code, `${page}: ${sent.outcome.complaint}`).toBe(0);
          executed += 1;
        }),
      );
    },
    300_000,
  );

  it.skipIf(!isThere)(
    'send any value unchanged in form, query, path and header',
    async () => {
      const cases: readonly [page: string, values: Record<string, ParameterValue>, bearer?: string][] = [
        ['items/add', { title: nasty.join(''), detail: 'x'.repeat(9000), price: 1, variation: nasty }],
        ['items/search', { q: nasty.join(' ') }, `it's "a" \\ $HOME #{x} token`],
        ['orders/detail', { unique_key: `it's/${nasty.slice(0, 7).join(' ')}日本語` }],
        ['oauth/authorize', { response_type: 'code', client_id: nasty.join(''), redirect_uri: 'a b', state: `'"\\` }],
        ['items/delete', {}],
      ];
      await inTurns(
        cases.map(([page, values, bearer]) => async () => {
          const sent = await send(language, page, values, bearer);
          expect.soft(sent.seen, `${page}: ${sent.outcome.complaint}`).toEqual([sent.meant]);
        }),
      );
    },
    120_000,
  );

  it.skipIf(!isThere)('end with the error that the platform names', async () => {
    const { outcome } = await send(language, 'items/detail', { item_id: 999_999 });
    expect(outcome.output + outcome.complaint).toContain('no_item');
    if (language.id !== 'curl') expect(outcome.code).not.toBe(0);
  });

  // curl prints what comes.
  const programs = language.id === 'curl' ? [] : ['name the status of a response that is no JSON'];
  it.skipIf(!isThere).each(programs)('%s', async () => {
    const proxy = await listen((_request, response) => response.writeHead(502).end('<h1>Bad Gateway</h1>'), {
      port: 0,
    });
    const request = buildRequest(operation('users/me'), {}, { token, host: proxy.url });
    const { code, output, complaint } = await runSample(language.id, language.render(request)).finally(() =>
      proxy.stop(0),
    );
    expect(output + complaint).toContain('HTTP 502: <h1>Bad Gateway</h1>');
    expect(code).not.toBe(0);
  });
});

describe('lines of samples', () => {
  it.each(samples)('$id: what all requests share fits beside the text of a page', ({ render }) => {
    const base = {
      url: 'https://api.example.com/1/items',
      headers: [['Authorization', 'Bearer ACCESS_TOKEN']],
    } as const;
    const requests: readonly SampleRequest[] = [
      { ...base, method: 'GET', form: null, answer: 'json' },
      { ...base, method: 'POST', form: [['variation_identifier[0]', 'apron-s']], answer: 'json' },
    ];
    const lines = requests.flatMap((request) => render(request).split('\n'));
    expect(lines.filter(({ length }) => length > 54)).toEqual([]);
  });
});
