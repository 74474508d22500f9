import { createConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { serve } from './server.ts';

/**
 * Serves an editor over standard input and output, until it says goodbye or is gone.
 * @param docs Address of the site with the guide; undefined where it is not known.
 * @returns The exit code, when the editor has closed the input.
 */
export function start(docs: string | undefined): Promise<number> {
  const ended = new Promise<number>((resolve) => process.stdin.once('end', () => resolve(0)));
  serve(createConnection(new StreamMessageReader(process.stdin), new StreamMessageWriter(process.stdout)), docs);
  return ended;
}
