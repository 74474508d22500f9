import { isScalar, isSeq, type YAMLMap } from 'yaml';
import { nearest } from '../sandbox/nearest.ts';

/** What the keys of a map are: some of these words, names that its author gives, or data that is shown as it is. */
export type Keys = readonly string[] | 'names' | 'data';

/** Maps whose keys are names. */
const named = [
  'callbacks',
  'content',
  'encoding',
  'examples',
  'headers',
  'links',
  'paths',
  'patternProperties',
  'properties',
  'responses',
  'schemas',
  'securitySchemes',
  'variables',
];
const data = [
  'const',
  'default',
  'enum',
  'example',
  'scopes',
  'security',
  'value',
  'x-enum-admin',
  'x-enum-ja',
  'x-enumDescriptions',
  'x-enum-evidence', // it and the next two: whoever checks evidence asks for its words
  'x-evidence',
  'x-evidence-elsewhere',
  'x-example-request',
  'x-placeholders',
];
/** Words of OpenAPI 3.1 and of JSON Schema. */
const standard =
  'additionalProperties allOf anyOf authorizationCode authorizationUrl clientCredentials components const contact content contentEncoding contentMediaType default delete deprecated description discriminator email encoding enum example examples exclusiveMaximum exclusiveMinimum explode externalDocs flows format get head headers identifier in info items license links maxItems maxLength maxProperties maximum minItems minLength minProperties minimum multipleOf name not oneOf openapi operationId options parameters patch paths pattern patternProperties post prefixItems properties put readOnly refreshUrl requestBody required responses schema schemas scheme scopes security securitySchemes servers style summary tags termsOfService title tokenUrl type unevaluatedProperties uniqueItems url value variables version writeOnly $ref'.split(
    ' ',
  );
/** The extensions that `openapi.yaml` lists, and those of its own. */
const extensions =
  'x-access-token-seconds x-changes x-closed-to x-common x-default-note x-default-scope x-docs-page x-enum-admin x-enum-evidence x-enum-ja x-enumDescriptions x-evidence x-evidence-elsewhere x-example-note x-example-request x-fold x-history x-indexed x-name x-notes x-placeholders x-quotas x-refresh-token-days x-remedy x-remedy-elsewhere x-required-when x-scope x-sources'.split(
    ' ',
  );
const words: readonly string[] = [...standard, ...extensions];
/** Words of what says how sure it is. */
export const evidenceWords: readonly string[] = ['level', 'source', 'reason', 'pages'];
const statement = ['text', 'background', 'date', 'pages', 'x-evidence'];

/** Members that have words of their own. */
const wordsOfMember: Readonly<Record<string, readonly string[]>> = {
  'x-notes': statement,
  'x-changes': statement,
  'x-remedy-elsewhere': ['pages', 'remedy', 'x-evidence'],
};
/** Files that are a list: the words of their entries. */
const wordsOfEntry: Readonly<Record<string, readonly string[]>> = {
  'history.yaml': ['date', 'change', 'x-evidence'],
  'quotas.yaml': ['id', 'subject', 'operation', 'limit', 'window', 'reset', 'error', 'note', 'x-evidence'],
  'sources.yaml': ['id', 'level', 'title', 'url'],
};

/** Words whose values are few. */
const values: Readonly<Record<string, readonly string[]>> = {
  type: ['integer', 'string', 'boolean', 'number', 'array', 'object', 'null', 'oauth2', 'http'],
  in: ['query', 'path', 'header', 'cookie'],
};

/** What the keys of a file are: of its map, or of the maps in its list. */
export const keysOfFile = (file: string): Keys => wordsOfEntry[file] ?? (file === 'openapi.yaml' ? words : 'names');

/** What the keys of a member are. */
export function keysOfMember(keys: Keys, key: string, value: unknown): Keys {
  if (keys === 'data') return 'data';
  if (keys === 'names') return words;
  if (data.includes(key) || (key === 'examples' && isSeq(value))) return 'data';
  return named.includes(key) ? 'names' : (wordsOfMember[key] ?? words);
}

/** The word that an unknown one is most likely meant for. */
function meantBy(written: string, known: readonly string[]): string | undefined {
  return nearest(written, known, Math.max(1, Math.ceil(written.length / 3)));
}

const all: readonly string[] = [
  ...words,
  ...evidenceWords,
  ...Object.values({ ...wordsOfMember, ...wordsOfEntry }).flat(),
];

/** Whether a map has a word under a misspelt name. */
export function hasMisspelt(map: YAMLMap, word: string): boolean {
  return map.items.some(({ key }) => {
    const written = isScalar(key) ? String(key.value) : '';
    return !all.includes(written) && meantBy(written, all) === word;
  });
}

/**
 * Tells what nothing reads, and would be left out without a word.
 * @param say Takes the place and what is wrong there.
 */
export function checkWords(map: YAMLMap, keys: Keys, say: (at: unknown, what: string) => void): void {
  if (typeof keys === 'string') return;
  for (const { key, value } of map.items) {
    const word = isScalar(key) ? String(key.value) : '';
    if (!keys.includes(word)) {
      const expected = meantBy(word, keys) ?? (keys === words ? 'one of OpenAPI or of openapi.yaml' : keys.join(', '));
      say(key, `Unexpected key ${word}, expected ${expected}`);
      continue;
    }
    const few = values[word];
    for (const each of isSeq(value) ? value.items : [value]) {
      if (!few || !isScalar(each) || few.includes(String(each.value))) continue;
      const written = String(each.value);
      say(each, `Unexpected ${word} ${written}, expected ${meantBy(written, few) ?? few.join(', ')}`);
    }
  }
}
