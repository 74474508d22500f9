import type { App } from './app.ts';
import { formBody } from './form-body.ts';
import { accessToken } from './keep-tokens-fresh.ts';

const attempts = 5;

/** An error of the API. Tell errors apart by `code`. */
export class ApiError extends Error {
  readonly code: string;

  constructor(path: string, code: string, description: string) {
    super(`${path}: ${code} (${description})`);
    this.code = code;
  }
}

/**
 * Calls the API. Refreshes the token once, waits for the next hour when the quota is used up, and repeats a GET whose
 * response did not come, or is not one of the API. Such a POST is not repeated: it may have succeeded. Check before
 * you send it again.
 */
export async function callApi<Body>(
  app: App,
  method: 'GET' | 'POST',
  path: string,
  fields: object = {},
): Promise<Body> {
  let refused: string | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const token = await accessToken(app, refused);
    try {
      return await send(app, method, path, fields, token);
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.code === 'hour_api_limit') await app.wait(untilNextHour());
        else if (isBadToken(error) && refused === undefined) refused = token;
        else throw error;
      } else {
        if (method === 'POST' || attempt >= attempts) throw error;
        await app.wait(2 ** attempt * 1000);
      }
    }
  }
}

async function send<Body>(app: App, method: string, path: string, fields: object, token: string): Promise<Body> {
  const form = formBody(fields);
  const response = await fetch(`${app.host}${path}${method === 'GET' ? `?${form}` : ''}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    body: method === 'POST' ? form : null,
    signal: AbortSignal.timeout(30_000),
  });
  const problem = `${method} ${path}: HTTP ${response.status}, not a response of the API`; // but of a proxy, for example
  const body = await response.json().catch((cause) => {
    throw new Error(problem, { cause });
  });
  if (response.ok) return body;
  throw body?.error ? new ApiError(path, body.error, body.error_description) : new Error(problem);
}

/** `invalid_request` has other reasons too; both texts that are known for a bad token name it. */
function isBadToken({ code, message }: ApiError): boolean {
  return code === 'invalid_request' && message.includes('アクセストークン');
}

/** The quota of an hour begins anew at minute 00; five seconds more allow for clocks that differ. */
function untilNextHour(): number {
  const hour = 3_600_000;
  return hour - (Date.now() % hour) + 5000;
}
