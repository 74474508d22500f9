import type { OpenApiDocument, Schema } from './document.ts';
import { evidenceOn } from './evidence-on.ts';
import type { Field } from './model.ts';
import { readEnum } from './read-enum.ts';
import { readNotes } from './read-notes.ts';
import { resolve } from './resolve.ts';

/** Members of a response, each before its own members. */
export function readFields(document: OpenApiDocument, root: Schema, page: string): readonly Field[] {
  const fields: Field[] = [];
  visit(root, '', 0);
  return fields;

  function visit(schema: Schema, prefix: string, depth: number): void {
    const { properties, patternProperties, required } = flatten(document, schema);
    for (const [key, property] of [...properties, ...patternProperties]) {
      const name = property['x-name'] ?? key;
      const shape = shapeOf(document, property);
      const path = `${prefix}${name}${shape.type.startsWith('array') ? '[]' : ''}`;
      fields.push(field(path, name, depth, property, shape, required.has(key), page));
      if (shape.members) visit(shape.members, `${path}.`, depth + 1);
    }
  }
}

function field(
  path: string,
  name: string,
  depth: number,
  schema: Schema,
  shape: Shape,
  required: boolean,
  page: string,
): Field {
  const common = schema['x-evidence'];
  if (!schema.description || !common) {
    throw new Error(`Unexpected member ${path} without description or x-evidence, expected both`);
  }
  const values = readEnum(schema);
  return {
    path,
    name,
    depth,
    type: shape.type,
    ...(schema.format && { format: schema.format }),
    nullable: shape.nullable,
    required,
    ...(values && { enum: values }),
    ...(schema['x-placeholders'] && { placeholders: schema['x-placeholders'] }),
    ...(schema.examples && { example: schema.examples[0] }),
    description: schema.description,
    notes: readNotes(schema['x-notes'], page),
    deprecated: schema.deprecated ?? false,
    ...(schema['x-fold'] && { fold: schema['x-fold'] }),
    ...(schema['x-scope'] && { scope: schema['x-scope'] }),
    evidence: evidenceOn(page, common, schema['x-evidence-elsewhere']),
  };
}

interface Shape {
  readonly type: string;
  readonly nullable: boolean;
  readonly members?: Schema;
}

function shapeOf(document: OpenApiDocument, schema: Schema): Shape {
  const types = [schema.type ?? []].flat();
  const nullable = types.includes('null') || (schema.anyOf?.some((each) => each.type === 'null') ?? false);
  if (types.includes('array')) {
    const item = follow(document, schema.items ?? {});
    const simple = typeof item.type === 'string' && item.type !== 'object';
    return {
      type: simple ? `array of ${item.type}s` : 'array of objects',
      nullable,
      ...(!simple && { members: item }),
    };
  }
  const target = schema.allOf?.[0] ?? schema.anyOf?.find((each) => each.$ref);
  if (target) return { type: 'object', nullable, members: follow(document, target) };
  const type = types.find((each) => each !== 'null');
  return type ? { type, nullable } : { type: 'unknown', nullable: true };
}

interface Members {
  readonly properties: readonly (readonly [string, Schema])[];
  readonly patternProperties: readonly (readonly [string, Schema])[];
  readonly required: ReadonlySet<string>;
}

/** Own and inherited members: those of `allOf` come first. */
function flatten(document: OpenApiDocument, schema: Schema): Members {
  const own = follow(document, schema);
  const parts = (own.allOf ?? []).map((each) => flatten(document, each));
  return {
    properties: [...parts.flatMap((part) => part.properties), ...Object.entries(own.properties ?? {})],
    patternProperties: [
      ...parts.flatMap((part) => part.patternProperties),
      ...Object.entries(own.patternProperties ?? {}),
    ],
    required: new Set([...parts.flatMap((part) => [...part.required]), ...(own.required ?? [])]),
  };
}

function follow(document: OpenApiDocument, schema: Schema): Schema {
  return schema.$ref ? resolve(document.components.schemas, { $ref: schema.$ref }) : schema;
}
