import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface Flags {
  readonly http: boolean;
  readonly port: number;
  readonly host: string;
  readonly hostNames: readonly string[];
  readonly origins: readonly string[];
  /** Folder of a built site; null for the content that came with the program. */
  readonly site: string | null;
  readonly help: boolean;
}

export const usage = `Usage: shop-docs-mcp [--site DIR] [--http [--port 4030] [--host 127.0.0.1]]

Speaks the Model Context Protocol on standard input and output, or over HTTP.

  --site DIR          Folder of a built site to answer from.
  --http              Serves Streamable HTTP at /mcp instead.
  --port N            Port, 0 to 65535; 0 takes a free one. Default 4030.
  --host ADDRESS      Address to listen on. Default 127.0.0.1. Others need a token.
  --host-name NAME    Another name that requests may come in under. Repeat it for more.
  --origin ORIGIN     Lets pages of ORIGIN ask, besides those of this machine. Repeat it for more.
  --help              Print this.

MCP_TOKEN in the environment is the bearer token that requests over HTTP must bring.
CHROMIUM_PATH names the browser that takes pictures of themes.
`;

/**
 * Reads the command line.
 * @throws {RangeError | TypeError} When a flag is unknown or its value does not fit; the message says what fits.
 */
export function readFlags(args: readonly string[]): Flags {
  const { values } = parseArgs({
    args: [...args],
    options: {
      http: { type: 'boolean', default: false },
      port: { type: 'string', default: '4030' },
      host: { type: 'string', default: '127.0.0.1' },
      'host-name': { type: 'string', multiple: true, default: [] },
      origin: { type: 'string', multiple: true, default: [] },
      site: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
    throw new RangeError(`Unexpected --port ${values.port}, expected a whole number from 0 to 65535`);
  const foreign = values.origin.find((each) => !URL.canParse(each) || new URL(each).origin !== each);
  if (foreign !== undefined)
    throw new RangeError(`Unexpected --origin ${foreign}, expected an origin such as https://shop.example`);
  return {
    http: values.http,
    port: Number(values.port),
    host: values.host,
    hostNames: values['host-name'],
    origins: values.origin,
    site: values.site ?? null,
    help: values.help,
  };
}
