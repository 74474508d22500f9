import type { OpenApiDocument, OperationObject, Schema } from './document.ts';
import type { Auth, Operation } from './model.ts';
import { readFields } from './read-fields.ts';
import { readNotes } from './read-notes.ts';
import { readParameters } from './read-parameters.ts';
import { nameOf, resolve } from './resolve.ts';

const form = 'application/x-www-form-urlencoded';

/** @param key Path of the description; a fragment tells apart operations that share an address. */
export function readOperation(
  document: OpenApiDocument,
  key: string,
  method: string,
  operation: OperationObject,
): Operation {
  const page = operation['x-docs-page'];
  const answer = answerOf(operation);
  const body = operation.requestBody?.content[form];
  const parameters = readParameters(document, operation);
  const group = operation.tags[0] ?? '';
  const closedTo = document.tags.find(({ name }) => name === group)?.['x-closed-to'];
  return {
    page,
    id: operation.operationId,
    method: method === 'post' ? 'POST' : 'GET',
    path: key.replace(/#.*/, ''),
    host: document.servers[0]?.url ?? '',
    auth: authOf(operation),
    scope: operation.security[0]?.oauth?.[0] ?? null,
    group,
    ...(closedTo && { closedTo }),
    title: operation.summary,
    summary: operation.description,
    contentType: body ? form : null,
    evidence: operation['x-evidence'],
    officialUrl: operation.externalDocs.url,
    parameters,
    response: readFields(document, answer.schema, page),
    responseExample: answer.example,
    ...(answer.note && { responseExampleNote: answer.note }),
    // What is required belongs to every request, so that a new parameter needs no second entry. A form example holds
    // what the form takes: a test validates it against the form's schema.
    exampleRequest: {
      ...Object.fromEntries(parameters.filter(({ required }) => required).map(({ name, example }) => [name, example])),
      ...(operation['x-example-request'] ?? (body?.example as Operation['exampleRequest'] | undefined)),
    },
    errors: [...new Set(errorIds(operation).map((id) => codeOf(document, id)))],
    notes: readNotes(operation['x-notes']),
    changes: readNotes(operation['x-changes']),
  };
}

/** Ids of the error texts that an operation lists: those of its failed answers and of a refused redirect. */
export function errorIds(operation: OperationObject): readonly string[] {
  return Object.values(operation.responses)
    .flatMap((response) => Object.values(response.content))
    .flatMap((media) => Object.values(media.examples ?? {}))
    .flatMap((example) => ('$ref' in example ? [nameOf(example)] : []));
}

function codeOf(document: OpenApiDocument, id: string): string {
  return resolve(document.components.examples, { $ref: id }).value.error;
}

/** The successful answer; for the approval screen, the query of the redirect. */
function answerOf(operation: OperationObject): { schema: Schema; example: unknown; note?: string } {
  const json = operation.responses['200']?.content['application/json'];
  const note = json?.['x-example-note'];
  if (json) return { schema: json.schema, example: json.example, ...(note && { note }) };
  const redirect = operation.responses['302']?.content[form];
  if (!redirect)
    throw new Error(`Unexpected responses of ${operation.operationId}, expected 200 with JSON or 302 with a query`);
  const approved = redirect.examples?.approved;
  return { schema: redirect.schema, example: approved && 'value' in approved ? approved.value : undefined };
}

function authOf({ security, parameters }: OperationObject): Auth {
  if (security.some((each) => each.oauth)) return 'token';
  if (security.some((each) => each.client)) return 'client';
  return parameters?.some((each) => '$ref' in each && nameOf(each) === 'search_client_secret')
    ? 'search-client'
    : 'none';
}
