import Tinypool from 'tinypool';

/** Beside the thread that makes pages, which has enough to do: code takes a sixth of the time that pages take. */
const threads = new Tinypool({
  filename: new URL('./thread.mjs', import.meta.url).href,
  minThreads: 1,
  maxThreads: 1,
  concurrentTasksPerWorker: 16,
});

/**
 * Highlights code at build time, so that no highlighter reaches the reader.
 * @param code Source text; a final line break is dropped.
 * @param language A fence language; unknown ones and `text` are only escaped.
 * @returns HTML for a `code` element: escaped text with `span` elements of the classes that `highlighter.ts` lists.
 */
export function highlight(code: string, language: string): Promise<string> {
  return threads.run({ code, language });
}
