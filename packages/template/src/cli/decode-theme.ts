import { Failure } from './failure.ts';

/** A theme as read from a file. */
export interface ThemeText {
  readonly source: string;
  /** The file begins with a byte order mark; `source` does not. */
  readonly mark: boolean;
}

const saveAsUtf8 = 'save it as UTF-8 (in most editors: Save with encoding)';
const signatures: readonly (readonly [kind: string, bytes: string])[] = [
  ['a PNG picture', '\x89PNG'],
  ['a JPEG picture', '\xff\xd8\xff'],
  ['a GIF picture', 'GIF8'],
  ['a ZIP archive', 'PK\x03\x04'],
  ['a PDF document', '%PDF-'],
];

/**
 * Reads the bytes of a theme, which must be UTF-8.
 * @param path For the message.
 * @throws {Failure} For pictures and other binary files, and for other encodings: it names them where it can.
 */
export function decodeTheme(bytes: Uint8Array, path: string): ThemeText {
  const head = String.fromCharCode(...bytes.subarray(0, 8));
  const binary = signatures.find(([, signature]) => head.startsWith(signature));
  if (binary) throw new Failure(`Unexpected ${path}, expected the text of a theme: this is ${binary[0]}.`);
  const encoding = utf16Of(bytes) ?? (hasEscapes(bytes) ? 'ISO-2022-JP' : undefined);
  if (encoding) throw wrongEncoding(path, encoding);
  if (bytes.subarray(0, 8000).includes(0))
    throw new Failure(`Unexpected ${path}, expected the text of a theme: this is a binary file.`);
  const mark = head.startsWith('\xef\xbb\xbf');
  const source = decode(bytes, 'utf-8');
  if (source !== undefined) return { source, mark };
  const japanese = ['euc-jp', 'shift_jis'].find((name) => /[ぁ-んァ-ヶ]/.test(decode(bytes, name) ?? ''));
  if (japanese) throw wrongEncoding(path, japanese === 'euc-jp' ? 'EUC-JP' : 'Shift_JIS');
  throw new Failure(
    `Unexpected bytes in line ${wrongLine(bytes)} of ${path}, expected UTF-8: ${saveAsUtf8}, then check the characters there.`,
  );
}

function wrongEncoding(path: string, encoding: string): Failure {
  return new Failure(`Unexpected encoding ${encoding} of ${path}, expected UTF-8: ${saveAsUtf8}.`);
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined; // a fatal decoder throws for bytes that the encoding does not have
  }
}

/** By its mark, or by the zero that stands in every other byte of Latin text. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'UTF-16';
  const sample = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 5;
  return (even > many && odd === 0) || (odd > many && even === 0) ? 'UTF-16' : undefined;
}

/** ISO-2022-JP switches alphabets with escapes that no theme has. */
function hasEscapes(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x1b); at >= 0; at = bytes.indexOf(0x1b, at + 1))
    if (bytes[at + 1] === 0x24 && (bytes[at + 2] === 0x42 || bytes[at + 2] === 0x40)) return true;
  return false;
}

function wrongLine(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const lineBreak = bytes.indexOf(0x0a, start);
    const end = lineBreak < 0 ? bytes.length : lineBreak + 1;
    if (decode(bytes.subarray(start, end), 'utf-8') === undefined) return line;
    start = end;
  }
  return line;
}
