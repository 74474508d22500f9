import { blocksOf } from './sections.ts';

/**
 * Cuts a text into parts that end between two paragraphs, and never inside code or a table, unless one of these alone is
 * longer than a part.
 * @param most Most characters of a part.
 */
export function partsOf(text: string, most: number): readonly string[] {
  if (text.length <= most) return [text];
  const parts: string[] = [];
  let start = 0;
  let end = 0;
  for (const block of blocksOf(text)) {
    if (block.end - start > most && end > start) {
      parts.push(text.slice(start, end));
      start = block.start;
    }
    end = block.end;
    if (end - start <= most) continue;
    const pieces = piecesOf(text.slice(start, end), most);
    parts.push(...pieces);
    start = end;
  }
  return [...parts, text.slice(start)].map((each) => each.trim()).filter(Boolean);
}

/** A block in pieces; each piece of code has its fences, each piece of a table its head. */
function piecesOf(block: string, most: number): readonly string[] {
  const [, fence = ''] = /^(```.*)\n/.exec(block) ?? [];
  const [head = ''] = /^\|.*\n\|[-| ]+\n/.exec(block) ?? [];
  const [before, after] = fence ? [`${fence}\n`, '\n```'] : [head, ''];
  const room = most - before.length - after.length;
  const body = fence ? block.slice(before.length).replace(/\n```$/, '') : block.slice(before.length);
  const pieces: string[] = [];
  for (let start = 0; start < body.length; ) {
    const end = body.length - start <= room ? body.length : lineEnd(body, start, room);
    pieces.push(before + body.slice(start, end).trimEnd() + after);
    start = end;
  }
  return pieces;
}

/** Where the last whole line ends that a part has room for. */
function lineEnd(text: string, start: number, most: number): number {
  const end = text.lastIndexOf('\n', start + most);
  return end > start ? end + 1 : start + most;
}
