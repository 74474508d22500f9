import { createConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { serve } from './server.ts';

/**
 * Serves an editor over standard input and output. Ends the program when the editor says goodbye, or has closed the
 * input: the library would only look whether the program is there that the editor has named.
 * @param docs Address of the site with the guide; undefined where it is not known.
 */
export function start(docs: string | undefined): Promise<never> {
  process.stdin.once('end', () => process.exit(0));
  serve(createConnection(new StreamMessageReader(process.stdin), new StreamMessageWriter(process.stdout)), docs);
  return new Promise(() => {});
}
