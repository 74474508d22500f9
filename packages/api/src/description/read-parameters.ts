import type { OpenApiDocument, OperationObject, ParameterFacts, ParameterObject, Schema } from './document.ts';
import type { Parameter, ParameterValue } from './model.ts';
import { readEnum } from './read-enum.ts';
import { readNotes } from './read-notes.ts';
import { resolve } from './resolve.ts';

/** Path and query parameters, then form fields, in the order of the description. */
export function readParameters(document: OpenApiDocument, operation: OperationObject): readonly Parameter[] {
  return [...(operation.parameters ?? []).map((each) => fromParameter(document, each)), ...formFields(operation)];
}

function fromParameter(document: OpenApiDocument, each: NonNullable<OperationObject['parameters']>[number]): Parameter {
  const found: ParameterObject = '$ref' in each ? resolve(document.components.parameters, each) : each;
  return parameter(found.name, found.in, found.required, found.schema, found, found.example);
}

function formFields(operation: OperationObject): readonly Parameter[] {
  const schema = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema;
  return Object.entries(schema?.properties ?? {}).map(([name, property]) =>
    parameter(
      name,
      'form',
      schema?.required?.includes(name) ?? false,
      property,
      property,
      // Examples in the description are what the parameter takes: a test validates each against its schema.
      property.examples?.[0] as ParameterValue,
    ),
  );
}

function parameter(
  name: string,
  place: Parameter['in'],
  required: boolean,
  schema: Schema,
  facts: ParameterFacts,
  example: ParameterValue,
): Parameter {
  const listed = schema.items ?? schema;
  const value = listed.anyOf?.find((each) => each.const === undefined) ?? listed;
  if (!facts.description || !facts['x-evidence']) {
    throw new Error(`Unexpected parameter ${name} without description or x-evidence, expected both`);
  }
  const optional = {
    format: value.format,
    requiredWhen: facts['x-required-when'],
    default: schema.default,
    defaultNote: facts['x-default-note'],
    minimum: value.minimum,
    maximum: value.maximum,
    minLength: value.minLength,
    maxLength: value.maxLength,
    maxItems: schema.maxItems,
    pattern: value.pattern,
    enum: readEnum(value),
  };
  return {
    name,
    in: place,
    type: value.type === 'integer' ? 'integer' : 'string',
    required,
    ...present(optional),
    indexed: schema['x-indexed'] ?? false,
    commaSeparated: schema.type === 'array' && !schema['x-indexed'],
    example,
    description: facts.description,
    notes: readNotes(facts['x-notes']),
    evidence: facts['x-evidence'],
  };
}

function present<T extends object>(members: T): Partial<T> {
  // Object.fromEntries forgets the keys; only undefined members are left out.
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Partial<T>;
}
