import type { ApiError, Operation, Parameter } from './model.ts';
import type { Description } from './read-description.ts';

type PlainEnum = { readonly enum?: readonly (string | number)[] };
/** A parameter without prose: what a form or a validator needs. */
export type CompactParameter = Omit<
  Parameter,
  'description' | 'notes' | 'evidence' | 'requiredWhen' | 'defaultNote' | 'example' | 'enum'
> &
  PlainEnum & { readonly conditional: boolean };
export type CompactOperation = Pick<Operation, 'page' | 'id' | 'method' | 'path' | 'auth' | 'scope' | 'errors'> & {
  readonly parameters: readonly CompactParameter[];
};
export type CompactError = Pick<ApiError, 'id' | 'code' | 'descriptionJa'>;

/** Requests and error texts without prose, small enough to travel to a browser. */
export interface CompactTable {
  readonly operations: readonly CompactOperation[];
  readonly errors: readonly CompactError[];
}

/** Leaves the prose out of a description. */
export function compactTable({ operations, errors }: Description): CompactTable {
  return {
    operations: operations.map(({ page, id, method, path, auth, scope, errors: codes, parameters }) => ({
      page,
      id,
      method,
      path,
      auth,
      scope,
      errors: codes,
      parameters: parameters.map(compactParameter),
    })),
    errors: errors.map(({ id, code, descriptionJa }) => ({ id, code, descriptionJa })),
  };
}

function compactParameter(parameter: Parameter): CompactParameter {
  const {
    description: _d,
    notes: _s,
    evidence: _e,
    requiredWhen,
    defaultNote: _n,
    example: _x,
    enum: values,
    ...rest
  } = parameter;
  return {
    ...rest,
    ...(values && { enum: values.map(({ value }) => value) }),
    conditional: requiredWhen !== undefined,
  };
}
