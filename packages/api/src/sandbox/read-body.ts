import type { Hint } from './hints.ts';
import { limits } from './limits.ts';

const form = 'application/x-www-form-urlencoded';

/** A form, or why there is none. */
export type Form = URLSearchParams | 'too large' | 'too many fields' | 'malformed';

/** Reads a form-encoded body without ever holding more of it than the limit. Any other content type is no form. */
export async function readBody(request: Request, hint: Hint): Promise<Form> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('Content-Type') ?? '');
  const bytes = await readBytes(request);
  if (bytes === null) return 'too large';
  if (!isForm) {
    const found = request.headers.get('Content-Type') ?? 'none';
    if (bytes.length > 0)
      hint(`Unexpected Content-Type ${found}, expected ${form}: the body is not read`, 'content-type');
    return new URLSearchParams();
  }
  const text = new TextDecoder().decode(bytes);
  if (hasTooManyFields(text)) return 'too many fields';
  return /%(?![0-9a-f]{2})/i.test(text) ? 'malformed' : new URLSearchParams(text);
}

/** Looks for separators alone: a form with hundreds of thousands of fields would keep the others waiting. */
function hasTooManyFields(text: string): boolean {
  let at = -1;
  for (let fields = 1; fields <= limits.fields; fields += 1) {
    at = text.indexOf('&', at + 1);
    if (at < 0) return false;
  }
  return true;
}

async function readBytes(request: Request): Promise<Uint8Array | null> {
  const { body, bodyUsed } = request;
  if (bodyUsed) return new Uint8Array();
  if (!body) return readAtOnce(request);
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limits.body) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let end = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, end);
    end += chunk.length;
  }
  return bytes;
}

/** For a request without a body, and for Firefox, which knows no `Request.body`: there the page itself sends them. */
async function readAtOnce(request: Request): Promise<Uint8Array | null> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  return bytes.length > limits.body ? null : bytes;
}
