import { sharedRun } from '../../../hydration/contract.ts';

/** What a shared link carries. */
export interface Shared {
  readonly source: string;
  readonly settings: object;
}

/** Longest text that a link may unfold into; more than the longest theme. */
const longest = 1_000_000;

/** The fragment of an address that opens an example with this state. @param place Number of the example on its page. */
export async function fragmentOf(place: number, shared: Shared): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  const packed = await collect(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return `${sharedRun}${place}.${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/**
 * Reads what `fragmentOf` has written behind the dot.
 * @returns undefined when the link is torn or unfolds into more than a theme could be.
 */
export async function readShared(packed: string): Promise<Shared | undefined> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const unfolded = await collect(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
    const value: unknown = JSON.parse(new TextDecoder().decode(unfolded));
    return isShared(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isShared(value: unknown): value is Shared {
  if (typeof value !== 'object' || value === null || !('source' in value) || !('settings' in value)) return false;
  return typeof value.source === 'string' && typeof value.settings === 'object' && value.settings !== null;
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > longest) {
      await reader.cancel();
      throw new RangeError(`Unexpected text of more than ${longest} bytes, expected less`);
    }
    chunks.push(new Uint8Array(next.value));
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
