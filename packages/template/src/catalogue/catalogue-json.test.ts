import Ajv2020 from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { catalogueJson } from './catalogue-json.ts';
import { tags } from './tags.ts';
import schema from './template-tags.schema.json' with { type: 'json' };

const validate = new Ajv2020({ allErrors: true }).compile(schema);
const published = () => JSON.parse(JSON.stringify(catalogueJson()));

it('publishes every tag in the shape of its schema', () => {
  const json = published();
  expect(validate(json) || validate.errors).toBe(true);
  expect(json.tags).toHaveLength(tags.length);
});

it('has a schema that refuses unknown fields, kinds and unexplained inferences', () => {
  for (const change of [
    { extra: 1 },
    { kind: 'widget' },
    { name: 'ItemTitle' },
    { evidence: { level: 'inferred', source: 'x' } },
    { printsEvidence: { level: 'inferred', source: 'x' } },
  ]) {
    const json = published();
    Object.assign(json.tags[0], change);
    expect(validate(json), JSON.stringify(change)).toBe(false);
  }
});
