import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface Flags {
  readonly port: number;
  readonly seed: number;
  readonly redirectUris: readonly string[];
  readonly help: boolean;
}

/** How to start the sandbox. */
export const usage = `Usage: npm run sandbox -- [--port 4010] [--seed 1] [--redirect-uri https://…]

  --port N            Port on 127.0.0.1, 0 to 65535; 0 takes a free one. Default 4010.
  --seed N            Whole number from which tokens and file names follow. Default 1.
  --redirect-uri URL  Callback address to register besides loopback addresses. Repeat it for more.
  --help              Print this.
`;

/**
 * Reads the command line.
 * @throws {RangeError | TypeError} When a flag is unknown or its value does not fit; the message says what fits.
 */
export function readFlags(args: readonly string[]): Flags {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4010' },
      seed: { type: 'string', default: '1' },
      'redirect-uri': { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  });
  const wrong = values['redirect-uri'].find((uri) => !URL.canParse(uri));
  if (wrong !== undefined)
    throw new RangeError(
      `Unexpected --redirect-uri ${wrong}, expected a full address such as https://example.com/callback`,
    );
  return {
    port: wholeNumber('--port', values.port, 65_535),
    seed: wholeNumber('--seed', values.seed, 4_294_967_295),
    redirectUris: values['redirect-uri'],
    help: values.help,
  };
}

function wholeNumber(flag: string, text: string, highest: number): number {
  if (/^\d+$/.test(text) && Number(text) <= highest) return Number(text);
  throw new RangeError(`Unexpected ${flag} ${text}, expected a whole number from 0 to ${highest}`);
}
