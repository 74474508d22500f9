import type { App } from './app.ts';
import { formBody } from './form-body.ts';
import { accessToken } from './keep-tokens-fresh.ts';

const attempts = 5;

/** No later call of the same kind would do better. Others concern one item or order; `refusal` throws a bad token too. */
const everywhere = ['day_api_limit', 'exceed_daily_limit', 'invalid_scope', 'access_denied'];

/** An error of the API. Tell errors apart by `code`. */
export class ApiError extends Error {
  readonly code: string;

  constructor(path: string, code: string, description: string) {
    super(`${path}: ${code} (${description})`);
    this.code = code;
  }
}

/** The message of an error that concerns one item or order. Throws any other again. */
export function refusal(error: unknown): string {
  if (!(error instanceof ApiError) || isBadToken(error) || everywhere.includes(error.code)) throw error;
  return error.message;
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
  let failures = 0;
  for (;;) {
    const token = await accessToken(app, refused);
    try {
      return await send(app, method, path, fields, token);
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.code === 'hour_api_limit') {
          const milliseconds = untilReset();
          const { wait = () => console.error(`${error.message}: waiting for the next hour`) } = app.listeners ?? {};
          wait(milliseconds, error.message);
          await app.wait(milliseconds);
          refused = undefined; // the new token can expire meanwhile
        } else if (isBadToken(error) && refused === undefined) refused = token;
        else throw error;
      } else {
        failures += 1;
        if (method === 'POST' || failures >= attempts) throw error;
        await app.wait(2 ** failures * 1000);
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
  }).catch((cause) => {
    throw new Error(`${method} ${path}: no response`, { cause });
  });
  const problem = `${method} ${path}: HTTP ${response.status}, not a response of the API`; // but of a proxy, for example
  const body = await response.json().catch((cause) => {
    throw new Error(problem, { cause });
  });
  if (response.ok) return body;
  const { error, error_description } = Object(body);
  const isOfApi = response.status < 500 && [error, error_description].every((each) => typeof each === 'string');
  throw isOfApi ? new ApiError(path, error, error_description) : new Error(problem);
}

/** `invalid_request` has other reasons too; both texts that are known for a bad token name it. */
function isBadToken({ code, message }: ApiError): boolean {
  return code === 'invalid_request' && message.includes('アクセストークン');
}

/** The quota of an hour starts over at minute 00. Clocks differ: if this one is fast, the hour is still to come. */
function untilReset(): number {
  const [minute, hour] = [60_000, 3_600_000];
  const past = Date.now() % hour;
  return past < 5 * minute ? minute : hour - past + 5000;
}
