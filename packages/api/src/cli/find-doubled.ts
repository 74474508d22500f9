import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';

/** Keys whose value names one operation of all files. */
const ofOperations = ['operationId', 'x-docs-page'];

/** Lists whose entries are told apart by a key: the parameters of a call, and files that are one list. */
const keyOfEntries = { parameters: 'name', 'sources.yaml': 'id', 'quotas.yaml': 'id' } as const;

/**
 * Looks for names that are given to two of a kind.
 * @returns A line for each second one: file, line, what was found, what was expected.
 */
export function findDoubled(sources: Readonly<Record<string, string>>): readonly string[] {
  const taken = new Map<string, string>();
  return Object.entries(sources).flatMap(([file, text]) => {
    const lineCounter = new LineCounter();
    const document = parseDocument(text, { lineCounter, prettyErrors: false });
    if (document.errors.length > 0) return []; // which has a line of its own
    const found: string[] = [];
    const take = (kind: string, key: string, node: Node, where: Map<string, string>) => {
      const line = lineCounter.linePos(node.range?.[0] ?? 0).line;
      const place = `packages/api/openapi/${file}:${line}`;
      const name = `${kind} ${node}`;
      const first = where.get(name);
      if (first) found.push(`${place}: Unexpected second ${key} ${node}, expected another than that of ${first}`);
      else where.set(name, place);
    };
    const takeEntries = (key: string, list: unknown) => {
      const own = new Map<string, string>();
      for (const entry of isSeq(list) ? list.items : []) {
        const id = isMap(entry) && entry.get(key, true);
        if (isMap(entry) && isScalar(id)) take(String(entry.get('in')), key, id, own);
      }
    };
    if (file === 'sources.yaml' || file === 'quotas.yaml') takeEntries(keyOfEntries[file], document.contents);
    visit(document, {
      Pair(_, { key, value }) {
        const word = isScalar(key) ? String(key.value) : '';
        if (ofOperations.includes(word) && isScalar(value)) take(word, word, value, taken);
        if (word === 'parameters') takeEntries(keyOfEntries.parameters, value);
      },
    });
    return found;
  });
}
