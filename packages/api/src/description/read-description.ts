import type { OpenApiDocument } from './document.ts';
import type { ApiError, Change, Operation, Quota, Scope, Source } from './model.ts';
import { errorIds, readOperation } from './read-operation.ts';

export interface Description {
  readonly operations: readonly Operation[];
  readonly errors: readonly ApiError[];
  readonly scopes: readonly Scope[];
  readonly quotas: readonly Quota[];
  readonly history: readonly Change[];
  readonly sources: readonly Source[];
}

/** Turns the bundled OpenAPI document into the plain data that pages, forms, samples and sandbox read. */
export function readDescription(document: OpenApiDocument): Description {
  const entries = Object.entries(document.paths).flatMap(([key, item]) =>
    Object.entries(item).map(([method, operation]) => ({ key, method, operation })),
  );
  const operations = entries.map(({ key, method, operation }) => readOperation(document, key, method, operation));
  const pagesOf = (id: string) =>
    entries
      .filter(({ operation }) => errorIds(operation).includes(id))
      .map(({ operation }) => operation['x-docs-page']);
  return {
    operations,
    errors: readErrors(document, pagesOf),
    scopes: readScopes(document, operations),
    quotas: document['x-quotas'].map(({ 'x-evidence': evidence, ...quota }) => ({ ...quota, evidence })),
    history: document['x-history'].map(({ 'x-evidence': evidence, ...change }) => ({ ...change, evidence })),
    sources: document['x-sources'],
  };
}

function readErrors(document: OpenApiDocument, pagesOf: (id: string) => readonly string[]): readonly ApiError[] {
  return Object.entries(document.components.examples).map(([id, example]) => {
    const operations = pagesOf(id);
    return {
      id,
      code: example.value.error,
      descriptionJa: example.value.error_description ?? null,
      meaning: example.summary,
      remedy: example['x-remedy'],
      ...(example['x-remedy-elsewhere'] && { remedies: example['x-remedy-elsewhere'] }),
      operations,
      common: example['x-common'] ?? false,
      status: operations.every((page) => page === 'oauth/authorize') ? null : 400,
      evidence: example['x-evidence'],
      ...(example['x-evidence-elsewhere'] && { elsewhere: example['x-evidence-elsewhere'] }),
    };
  });
}

function readScopes(document: OpenApiDocument, operations: readonly Operation[]): readonly Scope[] {
  const scheme = document.components.securitySchemes.oauth;
  return Object.entries(scheme.flows.authorizationCode.scopes).map(([name, meaning]) => ({
    name,
    meaning,
    default: name === scheme['x-default-scope'],
    operations: operations
      .filter(({ scope, response }) => scope === name || response.some((field) => field.scope === name))
      .map(({ page }) => page),
    evidence: scheme['x-evidence'],
  }));
}
