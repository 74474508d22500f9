import { createSandbox } from '../sandbox/create-sandbox.ts';
import { credentials } from '../sandbox/credentials.ts';
import { type SandboxServer, serveSandbox } from '../server/serve-sandbox.ts';
import { type Flags, readFlags, usage } from './read-flags.ts';

/** What to type next, with the application, the token and the addresses that work. */
function welcome(origin: string): string {
  const authorize = new URL('/1/oauth/authorize', origin);
  authorize.search = new URLSearchParams({
    response_type: 'code',
    client_id: credentials.clientId,
    redirect_uri: 'http://localhost:8080/callback',
    scope: 'read_items write_items',
    state: 'any-string',
  }).toString();
  return `Sandbox of the BASE API at ${origin} (Ctrl+C stops it; the shop lives in memory)

  client_id      ${credentials.clientId}
  client_secret  ${credentials.clientSecret}
  access_token   ${credentials.accessToken}  (all scopes, valid for an hour)
  refresh_token  ${credentials.refreshToken}  (redirect_uri ${credentials.redirectUri})
  Search API     ${credentials.searchClientId} / ${credentials.searchClientSecret}
  redirect_uri   ${credentials.redirectUri}, or any http://localhost address

First call:
  curl -H 'Authorization: Bearer ${credentials.accessToken}' ${origin}/1/items

Consent page:
  ${authorize.href}
`;
}

function explain(error: unknown, { port }: Flags): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return `Unexpected program on port ${port}, expected a free port: stop it, or choose another with --port.`;
  if (code === 'EACCES')
    return `Unexpected refusal of port ${port}, expected one that you may use: choose one above 1023 with --port.`;
  return String(error);
}

function fail(message: string, exitCode: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}

function flagsOrExit(): Flags {
  try {
    return readFlags(process.argv.slice(2));
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n\n${usage}`, 2);
  }
}

const flags = flagsOrExit();
if (flags.help) {
  process.stdout.write(usage);
} else {
  const sandbox = createSandbox({ now: Date.now, seed: flags.seed, redirectUris: flags.redirectUris });
  const server: SandboxServer = await serveSandbox(sandbox, flags.port).catch((error) =>
    fail(explain(error, flags), 1),
  );
  process.stdout.write(welcome(server.origin));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}
