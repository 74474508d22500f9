type Json = Record<string, unknown>;

const form = 'application/x-www-form-urlencoded';
const fragment = '#refresh';

/**
 * The document that readers download and generators read, from the one that the pages are made of: operations that
 * share an address become one, every operation names the codes it can fail with, and generators understand it all.
 * @param sandbox What the sandbox adds to the platform, as `x-sandbox`.
 */
export function publish(document: object, sandbox: object): object {
  const copy = structuredClone(document) as { paths: Record<string, Record<string, Json>>; components: Json };
  mergeGrants(copy);
  const examples = copy.components.examples as Record<string, { value: { error: string } }>;
  for (const item of Object.values(copy.paths)) for (const each of Object.values(item)) nameErrors(each, examples);
  nameImages(copy.components.schemas as Record<string, Json>);
  splitNull(copy);
  relaxVariationIds(copy);
  return { ...copy, 'x-sandbox': sandbox };
}

/** One operation for the two flows of the token address: OpenAPI knows no fragments, and validators need both forms. */
function mergeGrants({ paths, components }: { paths: Record<string, Record<string, Json>>; components: Json }): void {
  for (const [key, { post: second }] of Object.entries(paths)) {
    const path = key.replace(fragment, '');
    const first = paths[path]?.post;
    if (path === key || !first || !second) continue;
    const schemas = components.schemas as Json;
    schemas.AuthorizationCodeGrant = formOf(first).schema;
    schemas.RefreshTokenGrant = formOf(second).schema;
    first.summary = 'Get or refresh an access token';
    first.description = `${first.description} ${second.description}`;
    first['x-docs-pages'] = [first['x-docs-page'], second['x-docs-page']];
    first['x-notes'] = [...new Set([first['x-notes'], second['x-notes']].flat())];
    const media = formOf(first);
    media.schema = {
      oneOf: ['AuthorizationCodeGrant', 'RefreshTokenGrant'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
    };
    media.examples = { authorization_code: { value: media.example }, refresh_token: { value: formOf(second).example } };
    delete media.example;
    delete paths[key];
  }
}

function formOf(operation: Json): Json {
  return (operation.requestBody as { content: Record<string, Json> }).content[form] as Json;
}

/** The codes of an operation as an enumeration, so that a program can tell them apart by type. */
function nameErrors(operation: Json, examples: Record<string, { value: { error: string } }>): void {
  const { responses } = operation as { responses: Record<string, { content?: Record<string, Json> }> };
  const media = responses['400']?.content?.['application/json'];
  const names = Object.values((media?.examples ?? {}) as Record<string, { $ref: string }>);
  if (!media || names.length === 0) return;
  const ids = names.map(({ $ref }) => $ref.slice($ref.lastIndexOf('/') + 1));
  const codes = [...new Set(ids.flatMap((id) => examples[id]?.value.error ?? []))];
  media.schema = { allOf: [media.schema, { type: 'object', properties: { error: { type: 'string', enum: codes } } }] };
}

/** Members by pattern in a schema of their own: beside others, some generators write types that do not compile. */
function nameImages(schemas: Record<string, Json>): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const { patternProperties, ...rest } = schema;
    if (!patternProperties) continue;
    schemas.ItemImages ??= { type: 'object', description: 'Images of an item.', patternProperties };
    const { description, ...own } = rest;
    schemas[name] = { description, allOf: [{ $ref: '#/components/schemas/ItemImages' }, own] };
  }
}

/** A value that can be null and is else one of some, as a choice of two: some generators take null for a text. */
function splitNull(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  const schema = value as Json;
  if (Array.isArray(schema.enum) && schema.enum.includes(null)) {
    const named = { type: 'string', enum: schema.enum.filter((each) => each !== null) };
    delete schema.type;
    delete schema.enum;
    schema.anyOf = [named, { type: 'null' }];
  }
  for (const each of Object.values(schema)) splitNull(each);
}

/** `anyOf` with a constant makes generators fail; a type of two kinds says the same. */
function relaxVariationIds(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  const schema = value as Json;
  const choices = schema.anyOf as Json[] | undefined;
  if (choices?.some((each) => each.const === '')) {
    delete schema.anyOf;
    Object.assign(schema, { type: ['integer', 'string'], pattern: '^$' });
  }
  for (const each of Object.values(schema)) relaxVariationIds(each);
}
