import { randomBytes, randomInt } from 'node:crypto';
import { visibleLine } from '@shop-docs/server/visible';
import type { Control } from '../sandbox/control.ts';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { type Credentials, credentials as exampleCredentials, newCredentials } from '../sandbox/credentials.ts';
import { randomHex } from '../sandbox/random-hex.ts';
import { type SandboxServer, serveSandbox } from '../server/serve-sandbox.ts';
import { type Flags, readFlags, usage } from './read-flags.ts';
import { openStateFile, type StateFile } from './state-file.ts';

/** What to type next, with the application, the tokens and the addresses that work. */
function welcome(origin: string, credentials: Credentials): string {
  const authorize = new URL('/1/oauth/authorize', origin);
  authorize.search = new URLSearchParams({
    response_type: 'code',
    client_id: credentials.clientId,
    redirect_uri: 'http://localhost:8080/callback',
    scope: 'read_users read_items write_items',
    state: 'any-string',
  }).toString();
  return `Sandbox of the BASE API at ${origin} (Ctrl+C stops it)

  client_id      ${credentials.clientId}
  client_secret  ${credentials.clientSecret}
  access_token   ${credentials.accessToken}  (all scopes, valid for an hour)
  refresh_token  ${credentials.refreshToken}  (redirect_uri ${credentials.redirectUri})
  code           ${credentials.code}  (the same redirect_uri, valid for an hour)
  Search API     ${credentials.searchClientId} / ${credentials.searchClientSecret}
  redirect_uri   ${credentials.redirectUri}, or any address on this machine

To see errors:
  read_users only        ${credentials.profileToken}
  expired access_token   ${credentials.expiredToken}
  expired refresh_token  ${credentials.expiredRefreshToken}
  expired code           ${credentials.expiredCode}
  suspended application  ${credentials.suspendedClientId} / ${credentials.suspendedClientSecret}

First call:
  curl -H 'Authorization: Bearer ${credentials.accessToken}' ${origin}/1/items

Consent page:
  ${authorize.href}

Clock, quotas, failures, orders, state (GET ${origin}/sandbox shows where it stands):
  curl -H 'Content-Type: application/json' -d '{"advance":3600}' ${origin}/sandbox/clock
  curl -H 'Content-Type: application/json' -d '{"payment":"cvs"}' ${origin}/sandbox/orders

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

// A log that a full disk refuses, or that nobody reads any more, is no reason to lose the shop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const flags = flagsOrExit();
if (flags.help) {
  process.stdout.write(usage);
} else {
  const sandbox = createSandbox({
    now: Date.now,
    seed: flags.seed ?? randomInt(2 ** 32),
    redirectUris: flags.redirectUris,
    strict: flags.strict,
    credentials: credentialsFor(flags.seed),
  });
  const { control } = sandbox;
  const state = flags.state === null ? null : await stateFileOrExit(flags.state, control);
  const server: SandboxServer = await serveSandbox(sandbox, flags.port, {
    origins: flags.origins,
    log: (line) => {
      process.stdout.write(`${line}\n`);
      state?.touch();
    },
  }).catch(async (error) => {
    await state?.close();
    return fail(explain(error, flags), 1);
  });
  process.stdout.write(welcome(server.origin, control.credentials()));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void Promise.all([state?.close(), server.close()]).then(([isSaved = true]) => {
        process.exitCode = isSaved ? 0 : 1;
      });
    });
}

function credentialsFor(seed: number | null): Credentials {
  if (seed === 1) return exampleCredentials;
  return newCredentials(seed === null ? () => randomBytes(16).toString('hex') : randomHex(seed).next);
}

function stateFileOrExit(file: string, control: Control): Promise<StateFile> {
  const say = (sentence: string) => void process.stderr.write(`${visibleLine(sentence)}\n`);
  return openStateFile(file, control, say).catch((error: Error) => fail(visibleLine(error.message), 2));
}
