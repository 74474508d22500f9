/** What a reader of an answer looks at first: which item it is, and what the call changed. */
const telling = /^ {4}"(?:item_id|title|stock)":/;

/** The lines of an item as JSON that tell what a call did; the others stand as `…`. An error stays whole. */
export function shortened(json: string): string {
  const lines = json.split('\n');
  if (!lines.some((line) => telling.test(line))) return json;
  const kept = lines.map((line) => (/^ {0,2}\S/.test(line) || telling.test(line) ? line : '    …'));
  return kept.filter((line, index) => line !== kept[index - 1] || !line.endsWith('…')).join('\n');
}
