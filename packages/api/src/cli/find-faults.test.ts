import { expect, it } from 'vitest';
import { findFaults, readSources } from './find-faults.ts';

const sources = readSources();

/** What is said of the description after a change: the text must stand in the file. */
function faultsAfter(file: string, text: string, by: string): readonly string[] {
  const before = sources[file] ?? '';
  expect(before).toContain(text);
  return findFaults({ ...sources, [file]: before.replace(text, by) });
}

it('the description has no mistakes', () => {
  expect(findFaults(sources)).toEqual([]);
});

const visible = `        example: 1
        x-evidence: { level: documented, source: tables-2026 }
`;

it.each([
  [
    'a level that does not exist',
    'items.yaml',
    visible,
    visible.replace('documented', 'documentd'),
    'items.yaml:27: items/index: Unexpected level documentd, expected one of documented, archived, platform, observed, inferred',
  ],
  [
    'a parameter without evidence',
    'items.yaml',
    visible,
    '        example: 1\n',
    'items.yaml:16: items/index: Unexpected parameter visible without x-evidence, expected description and x-evidence',
  ],
  [
    'a parameter without a description',
    'items.yaml',
    '        description: Sort direction.\n',
    '',
    'items.yaml:42: items/index: Unexpected parameter sort without description, expected description and x-evidence',
  ],
  [
    'a shared parameter without evidence',
    'parameters.yaml',
    '  example: 20\n  x-evidence: { level: documented, source: tables-2026 }\n',
    '  example: 20\n',
    'parameters.yaml:3: Unexpected parameter limit without x-evidence',
  ],
  [
    'a member without a description',
    'schemas/order.yaml',
    /description: "Identifies the order.*\n/.exec(sources['schemas/order.yaml'] ?? '')?.[0] ?? '?',
    'title: x\n',
    'schemas/order.yaml:24: Unexpected member unique_key without description',
  ],
  [
    'a source that is not listed',
    'search.yaml',
    'source: reference }',
    'source: refrence }',
    'Unexpected source "refrence", expected ids of sources.yaml',
  ],
  [
    'an inference without a reason',
    'search.yaml',
    'level: documented',
    'level: inferred',
    'Unexpected inference without a reason',
  ],
  [
    'evidence that is a text',
    'history.yaml',
    'x-evidence: { level: archived, source: archive-2019 }',
    'x-evidence: archived',
    'history.yaml:3: Unexpected evidence, expected { level: …, source: … }',
  ],
  [
    'an entry of the history without a date',
    'history.yaml',
    '- date: "2015-04-24"\n  change',
    '- change',
    'history.yaml:1: Unexpected entry without date, expected date and change and x-evidence',
  ],
  [
    'a day that the calendar does not have',
    'history.yaml',
    '- date: "2015-04-24"',
    '- date: "2015-02-30"',
    'history.yaml:1: Unexpected date "2015-02-30", expected a day such as 2015-04-24, or a month',
  ],
  [
    'a change behind a later one',
    'history.yaml',
    '- date: "2015-12-01"',
    '- date: "2015-04-23"',
    'history.yaml:4: Unexpected date "2015-04-23" behind "2015-04-24", expected the oldest first',
  ],
  [
    'an error without a remedy',
    'errors.yaml',
    '  x-remedy: Stop, and continue the next day.\n',
    '',
    'Unexpected entry day_api_limit without x-remedy',
  ],
  [
    'a value without a meaning',
    'items.yaml',
    'enum: [ asc, desc ]',
    'enum: [ asc, desc, none ]',
    'items.yaml:48: items/index: Unexpected value none without a meaning, expected one in x-enumDescriptions',
  ],
  [
    'a reference that leads nowhere',
    'items.yaml',
    './parameters.yaml#/limit',
    './parameters.yaml#/limt',
    'items.yaml:55: items/index: Unexpected $ref ./parameters.yaml#/limt, expected a part of a file that is there',
  ],
  [
    'indentation',
    'items.yaml',
    '    operationId: listItems',
    '   operationId: listItems',
    'items.yaml:4: Unexpected indentation, deeper than line 3, expected that of its neighbors',
  ],
  [
    'a line that is too deep',
    'items.yaml',
    '        required: false\n',
    '         required: false\n',
    'items.yaml:18: Unexpected indentation, deeper than line 17, expected that of its neighbors',
  ],
  [
    'a key that comes twice',
    'items.yaml',
    '        description: Sort direction.\n',
    '        description: Sort direction.\n        description: Direction.\n',
    'items.yaml:46: Unexpected second key description, expected one',
  ],
  [
    'a misspelt type',
    'items.yaml',
    'type: integer',
    'type: integr',
    'items.yaml:21: items/index: Unexpected type integr, expected integer',
  ],
  [
    'a type of a list',
    'schemas/order.yaml',
    'type: [ integer, "null" ]',
    'type: [ int, "null" ]',
    'Unexpected type int, expected integer, string, boolean, number, array, object, null, oauth2, http',
  ],
  [
    'a place of a parameter',
    'items.yaml',
    'in: query',
    'in: qery',
    'items.yaml:17: items/index: Unexpected in qery, expected query',
  ],
  [
    'misspelt evidence',
    'schemas/search.yaml',
    'x-evidence:',
    'x-evidenc:',
    'schemas/search.yaml:11: Unexpected key x-evidenc, expected x-evidence',
  ],
  [
    'a misspelt description',
    'items.yaml',
    'description: Sort direction.',
    'descripton: Sort direction.',
    'items.yaml:45: items/index: Unexpected key descripton, expected description',
  ],
  [
    'a misspelt key of evidence',
    'items.yaml',
    visible,
    visible.replace('source', 'sorce'),
    'items.yaml:27: items/index: Unexpected key sorce, expected source',
  ],
  [
    'a key that nothing reads',
    'items.yaml',
    visible,
    `${visible}        foo: 1\n`,
    'items.yaml:28: items/index: Unexpected key foo, expected one of OpenAPI or of openapi.yaml',
  ],
  [
    'a source without an ID',
    'sources.yaml',
    '- id: reference',
    '- ident: reference',
    'sources.yaml:1: Unexpected source without id, expected id and level and title',
  ],
  [
    'a colon in a text',
    'items.yaml',
    'description: Sort direction.',
    'description: Sort: direction.',
    'items.yaml:45: Unexpected text (Nested mappings are not allowed in compact mappings), expected YAML; mend the indentation, or put a text with a colon in double quotes',
  ],
])('%s has an answer with file, line and operation', (_what, file, text, by, expected) => {
  const faults = faultsAfter(file, text, by);
  expect(faults.join('\n')).toContain(expected);
  expect(faults[0]).toMatch(/^packages\/api\/openapi\/[\w/-]+\.yaml:\d+: /);
});

it.each([
  ['a misspelt key takes the place of the missing one', 'items.yaml', 'descripton: Sort', 'description: Sort', 1],
  [
    'a file that is no YAML is not missing to those that refer to it',
    'parameters.yaml',
    'name: : limit',
    'name: limit',
    1,
  ],
  [
    'a file of sources that is no YAML makes no source unknown',
    'sources.yaml',
    '- id: : archive-2019',
    '- id: archive-2019',
    1,
  ],
  ['a source without an ID makes no source unknown', 'sources.yaml', '- ident: reference', '- id: reference', 2],
])('%s', (_what, file, by, text, count) => {
  const faults = faultsAfter(file, text, by);
  expect(faults.every((each) => each.startsWith(`packages/api/openapi/${file}:`))).toBe(true);
  expect(faults).toHaveLength(count);
});
