import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { type App, checkSettings } from './app.ts';
import { formBody } from './form-body.ts';

const minute = 60_000;

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/**
 * An access token that is good for another minute.
 * @param refused A token that the API has just refused; it is not used again.
 */
export async function accessToken(app: App, refused?: string): Promise<string> {
  checkSettings(app);
  const isGood = (each: Tokens) => each.access_token !== refused && each.expires > Date.now() + minute;
  const tokens = await read(app);
  if (isGood(tokens)) return tokens.access_token;
  return locked(app, async () => {
    const latest = await read(app); // another program may have refreshed while this one waited
    if (isGood(latest)) return latest.access_token;
    const token = await requestTokens(app, { grant_type: 'refresh_token', refresh_token: latest.refresh_token });
    app.listeners?.refresh?.();
    return token;
  });
}

/** Exchanges a code or a refresh token. The new tokens are in the file before anybody uses them. */
export async function requestTokens(app: App, grant: object): Promise<string> {
  const client = { client_id: app.clientId, client_secret: app.clientSecret, redirect_uri: app.redirectUri };
  const response = await fetch(`${app.host}/1/oauth/token`, {
    method: 'POST',
    body: formBody({ ...client, ...grant }),
    signal: AbortSignal.timeout(30_000), // less than the lock lasts
  }).catch((cause) => {
    throw new Error('No token: no response', { cause });
  });
  const body = await response.json().catch(() => null);
  if (body?.error) throw new Error(`No token: ${body.error} (${body.error_description})`);
  if (!body?.access_token || !body.refresh_token)
    throw new Error(`No token: HTTP ${response.status}, not a response of the API`);
  const { access_token, refresh_token, expires_in = 3600 } = body;
  const tokens: Tokens = { access_token, refresh_token, expires: Date.now() + expires_in * 1000 };
  await writeFile(`${app.tokenFile}.new`, JSON.stringify(tokens), { mode: 0o600, flush: true });
  await rename(`${app.tokenFile}.new`, app.tokenFile); // a file is replaced as a whole
  return access_token;
}

async function read({ tokenFile }: App): Promise<Tokens> {
  const text = await readFile(tokenFile, 'utf8').catch((cause) => {
    throw new Error(`Cannot read ${tokenFile}: connect a shop first`, { cause });
  });
  return JSON.parse(text);
}

/** Lets one program at a time do its work: only one can make a folder. */
export async function locked<Result>(app: App, work: () => Promise<Result>): Promise<Result> {
  const locks: string[] = [];
  for (;;) {
    const lock = `${app.tokenFile}.lock${locks.length}`;
    if (await isMade(lock)) {
      const areLeft = await Promise.all(locks.map(isLeft));
      locks.push(lock);
      if (areLeft.every(Boolean)) break;
      await rm(lock, { recursive: true }); // another program has cleared them, and maybe works already
    } else if (await isLeft(lock)) {
      locks.push(lock);
      continue; // take the next lock instead
    }
    locks.length = 0;
    await app.wait(100);
  }
  try {
    return await work();
  } finally {
    for (const lock of locks) await rm(lock, { recursive: true, force: true });
  }
}

/** Whether the program that made a lock died. */
async function isLeft(lock: string): Promise<boolean> {
  const made = await stat(lock).catch(() => null);
  return made !== null && made.mtimeMs < Date.now() - minute;
}

function isMade(folder: string): Promise<boolean> {
  return mkdir(folder).then(
    () => true,
    (error) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}
