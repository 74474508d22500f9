import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml';
import { type EvidenceLevel, evidenceLevels } from '../description/model.ts';
import { findDoubled } from './find-doubled.ts';
import { checkWords, evidenceWords, hasMisspelt, type Keys, keysOfFile, keysOfMember } from './known-keys.ts';
import { parseFault } from './parse-fault.ts';

const folder = fileURLToPath(new URL('../../openapi/', import.meta.url));

/** What the description is made of, by path below `openapi`. */
export type Sources = Readonly<Record<string, string>>;

/** Reads the files of the description. */
export function readSources(): Sources {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(
    names.sort().map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]),
  );
}

/** Keys whose members, and lists whose entries, say how sure they are. */
const membersWithEvidence = ['properties', 'patternProperties'];
const listsWithEvidence = ['parameters', 'x-notes', 'x-changes'];
/** Files that are one list, or one map, of what says how sure it is; and what an entry must have besides. */
const wholeFiles: Readonly<Record<string, readonly string[]>> = {
  'errors.yaml': ['summary', 'value', 'x-remedy'],
  'history.yaml': ['date', 'change'],
  'quotas.yaml': ['id', 'subject'],
};

/**
 * Looks for what an author of the description left out or mistyped.
 * @returns A line for each mistake: file, line, operation, what was found, what was expected.
 */
export function findFaults(sources: Sources): readonly string[] {
  const ids = sourceIds(sources['sources.yaml'] ?? '');
  const isThere = (file: string, pointer: string): boolean => {
    const document = sources[file];
    const steps = pointer
      .split('/')
      .filter(Boolean)
      .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
    if (document === undefined) return false;
    const target = parsed(file, document);
    return target.errors.length > 0 || target.hasIn(steps); // a file that is no YAML has a line of its own
  };
  const found = Object.entries(sources).flatMap(([name, text]) => faultsOf(name, text, ids, isThere));
  return [...found, ...findDoubled(sources)];
}

const documents = new Map<string, ReturnType<typeof parseDocument>>();

/** The document of a file, read once for all references to it. */
function parsed(file: string, text: string): ReturnType<typeof parseDocument> {
  const key = `${file}\n${text}`;
  const known = documents.get(key) ?? parseDocument(text);
  documents.set(key, known);
  return known;
}

/** Whether a text is a day of the calendar, or a month of which no day is known. */
function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d(-\d\d)?$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Items of a list that are maps. */
function mapsOf(list: { readonly items: readonly unknown[] }): readonly YAMLMap[] {
  return list.items.filter((each): each is YAMLMap => isMap(each));
}

/** Ids of the sources; undefined while one is missing, because then nobody can say which are unknown. */
function sourceIds(text: string): ReadonlySet<string> | undefined {
  const { contents, errors } = parseDocument(text);
  const entries = isSeq(contents) ? mapsOf(contents) : [];
  const isWhole = errors.length === 0 && entries.every((entry) => entry.get('id'));
  return isWhole ? new Set(entries.map((entry) => String(entry.get('id')))) : undefined;
}

function faultsOf(
  name: string,
  text: string,
  known: ReadonlySet<string> | undefined,
  isThere: (file: string, pointer: string) => boolean,
): readonly string[] {
  const lineCounter = new LineCounter();
  const { errors, contents } = parseDocument(text, { lineCounter, prettyErrors: false });
  const found: string[] = [];
  const sayAt = (line: number, what: string, operation = '') => {
    found.push(`packages/api/openapi/${name}:${line}: ${operation && `${operation}: `}${what}`);
  };
  const say = (offset: number, what: string, operation = '') =>
    sayAt(lineCounter.linePos(offset).line, what, operation);
  const fault = parseFault(errors, text, lineCounter);
  if (fault) {
    sayAt(fault.line, fault.what);
    return found;
  }

  const offset = (node: unknown): number => ((node as Node | null)?.range ?? [0])[0];

  /** What an entry that states a fact lacks. */
  const demand = (at: unknown, entry: YAMLMap, what: string, keys: readonly string[], operation: string) => {
    if (entry.has('$ref')) return;
    const missing = keys.filter(
      (key) => (!entry.has(key) || entry.get(key) === null) && !hasMisspelt(entry, key), // which has its own line
    );
    if (missing.length > 0)
      say(offset(at), `Unexpected ${what} without ${missing.join(' or ')}, expected ${keys.join(' and ')}`, operation);
    const date = entry.get('date');
    if (typeof date === 'string' && !isDate(date))
      say(
        offset(entry.get('date', true)),
        `Unexpected date "${date}", expected a day such as 2015-04-24, or a month`,
        operation,
      );
  };

  /** Readers see a history in the order in which it is written. */
  const checkOrder = (entries: readonly YAMLMap[]) => {
    let former = '';
    for (const entry of entries) {
      const date = entry.get('date');
      if (typeof date !== 'string') continue;
      // A month stands for each of its days.
      if (date < former.slice(0, date.length))
        say(offset(entry.get('date', true)), `Unexpected date "${date}" behind "${former}", expected the oldest first`);
      former = date;
    }
  };

  const checkEvidence = (at: unknown, evidence: unknown, operation: string) => {
    if (!isMap(evidence)) return say(offset(at), 'Unexpected evidence, expected { level: …, source: … }', operation);
    checkWords(evidence, evidenceWords, (key, what) => say(offset(key), what, operation));
    const level = String(evidence.get('level'));
    if (!evidenceLevels.includes(level as EvidenceLevel) && !hasMisspelt(evidence, 'level'))
      say(offset(at), `Unexpected level ${level}, expected one of ${evidenceLevels.join(', ')}`, operation);
    const ids = String(evidence.get('source') ?? '').split(', ');
    const unknown = ids.find((id) => known?.has(id) === false);
    if (unknown !== undefined && !hasMisspelt(evidence, 'source'))
      say(
        offset(at),
        `Unexpected source "${unknown}", expected ids of sources.yaml, as "reference, archive-2019"`,
        operation,
      );
    if (level === 'inferred' && !evidence.get('reason') && !hasMisspelt(evidence, 'reason'))
      say(offset(at), 'Unexpected inference without a reason, expected reason: …', operation);
  };

  const visit = (node: unknown, operation: string, keys: Keys): void => {
    if (isSeq(node)) for (const item of node.items) visit(item, operation, keys);
    if (!isMap(node)) return;
    const page = node.get('x-docs-page');
    const own = typeof page === 'string' ? page : operation;
    checkWords(node, keys, (at, what) => say(offset(at), what, own));
    if (node.has('operationId'))
      demand(node, node, 'operation', ['x-docs-page', 'summary', 'description', 'x-evidence'], own);
    for (const { key, value } of node.items) {
      const word = isScalar(key) ? String(key.value) : '';
      if (word === '$ref' && isScalar(value)) {
        const [file = '', pointer = ''] = String(value.value).split('#');
        if (!isThere(file === '' ? name : posix.join(posix.dirname(name), file), pointer))
          say(offset(key), `Unexpected $ref ${value.value}, expected a part of a file that is there`, own);
      }
      if (word === 'enum' && isSeq(value) && isMap(node.get('x-enumDescriptions'))) {
        const missing = value.items.find(
          (each) =>
            isScalar(each) &&
            each.value !== null &&
            !node.hasIn(['x-enumDescriptions', String(each.value)]) &&
            !node.hasIn(['x-enumDescriptions', each.value]),
        );
        if (missing)
          say(
            offset(missing),
            `Unexpected value ${missing} without a meaning, expected one in x-enumDescriptions`,
            own,
          );
      }
      if (word === 'x-evidence') checkEvidence(key, value, own);
      if (word === 'x-evidence-elsewhere' && isSeq(value))
        for (const each of value.items) checkEvidence(each, each, own);
      if (word === 'x-enum-evidence' && isMap(value))
        for (const each of value.items) checkEvidence(each.key, each.value, own);
      if (membersWithEvidence.includes(word) && isMap(value))
        for (const each of value.items)
          if (isMap(each.value)) demand(each.key, each.value, `member ${each.key}`, ['description', 'x-evidence'], own);
      if (listsWithEvidence.includes(word) && isSeq(value))
        for (const each of value.items.filter(isMap))
          if (word === 'parameters')
            demand(each, each, `parameter ${each.get('name')}`, ['description', 'x-evidence'], own);
          else demand(each, each, 'statement', ['text'], own);
      visit(value, own, keysOfMember(keys, word, value));
    }
  };

  if (name === 'sources.yaml' && isSeq(contents))
    for (const each of mapsOf(contents)) {
      demand(each, each, 'source', ['id', 'level', 'title'], '');
      const level = String(each.get('level'));
      if (each.has('level') && !evidenceLevels.includes(level as EvidenceLevel))
        say(offset(each), `Unexpected level ${level}, expected one of ${evidenceLevels.join(', ')}`);
    }
  const keys = wholeFiles[name];
  if (keys) {
    if (isSeq(contents)) for (const each of mapsOf(contents)) demand(each, each, 'entry', [...keys, 'x-evidence'], '');
    if (isSeq(contents)) checkOrder(mapsOf(contents));
    if (isMap(contents))
      for (const { key, value } of contents.items)
        if (isMap(value)) demand(key, value, `entry ${key}`, [...keys, 'x-evidence'], '');
  }
  if (name === 'parameters.yaml' && isMap(contents))
    for (const { key, value } of contents.items)
      if (isMap(value)) demand(key, value, `parameter ${key}`, ['name', 'description', 'x-evidence'], '');
  visit(contents, '', keysOfFile(name));
  return found;
}
