import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface Flags {
  readonly port: number;
  /** Null for credentials that nobody else has. */
  readonly seed: number | null;
  /** Origins whose pages may call, besides those on this machine. */
  readonly origins: readonly string[];
  readonly strict: boolean;
  /** File that keeps the shop between runs. */
  readonly state: string | null;
  readonly redirectUris: readonly string[];
  readonly help: boolean;
}

/** How to start the sandbox. */
export const usage = `Usage: npm run sandbox -- [--port 4010] [--seed 1] [--strict] [--state FILE]

  --port N            Port on 127.0.0.1, 0 to 65535; 0 takes a free one. Default 4010.
  --seed N            Whole number from which all tokens follow; 1 gives those of the documentation.
                      Without it every start has credentials of its own.
  --strict            Answers with an error where the platform would silently misread a request.
  --state FILE        Keeps the shop in FILE between runs.
  --redirect-uri URL  Callback address to register besides loopback addresses. Repeat it for more.
  --origin ORIGIN     Lets pages of ORIGIN call, besides those on this machine. Repeat it for more.
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
      seed: { type: 'string' },
      strict: { type: 'boolean', default: false },
      state: { type: 'string' },
      origin: { type: 'string', multiple: true, default: [] },
      'redirect-uri': { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  });
  const wrong = values['redirect-uri'].find((uri) => !URL.canParse(uri));
  if (wrong !== undefined)
    throw new RangeError(
      `Unexpected --redirect-uri ${wrong}, expected a full URL such as https://example.com/callback`,
    );
  const foreign = values.origin.find((each) => !URL.canParse(each) || new URL(each).origin !== each);
  if (foreign !== undefined)
    throw new RangeError(`Unexpected --origin ${foreign}, expected an origin such as https://shop.example`);
  return {
    port: wholeNumber('--port', values.port, 65_535),
    seed: values.seed === undefined ? null : wholeNumber('--seed', values.seed, 4_294_967_295),
    strict: values.strict,
    state: values.state ?? null,
    origins: values.origin,
    redirectUris: values['redirect-uri'],
    help: values.help,
  };
}

function wholeNumber(flag: string, text: string, highest: number): number {
  if (/^\d+$/.test(text) && Number(text) <= highest) return Number(text);
  throw new RangeError(`Unexpected ${flag} ${text}, expected a whole number from 0 to ${highest}`);
}
