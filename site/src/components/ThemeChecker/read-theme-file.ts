import { translate } from '@docusaurus/Translate';

/** A theme is a text of some ten thousand characters; the checker bears much more, but not anything. */
const most = 2_000_000;

/** The text of a file, or why it cannot be a theme. */
export async function readThemeFile(
  file: Blob & { readonly name: string },
): Promise<
  { readonly source: string; readonly refusal?: never } | { readonly source?: never; readonly refusal: string }
> {
  const { name, size } = file;
  if (size === 0)
    return {
      refusal: translate({ message: 'Unexpected empty file {name}, expected the source of a theme.' }, { name }),
    };
  if (size > most) {
    return {
      refusal: translate(
        { message: 'Unexpected file {name} of {size} MB, expected a theme of less than 2 MB.' },
        { name, size: (size / 1e6).toFixed(1) },
      ),
    };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.subarray(0, 4096).includes(0)) {
    return {
      refusal: translate(
        { message: 'Unexpected binary file {name}, expected a text file with the HTML of a theme.' },
        { name },
      ),
    };
  }
  try {
    return { source: new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n') };
  } catch {
    return {
      refusal: translate(
        { message: 'Unexpected encoding of {name}, expected UTF-8. Save the file as UTF-8 and choose it again.' },
        { name },
      ),
    };
  }
}
