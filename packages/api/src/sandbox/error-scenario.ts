import type { ParameterValue } from '../description/model.ts';
import type { Control } from './control.ts';
import type { Sandbox } from './create-sandbox.ts';
import type { ErrorId } from './refusal.ts';

type Values = Readonly<Record<string, ParameterValue>>;

/** How to see one error of one operation. */
export interface ErrorScenario {
  readonly page: string;
  readonly error: ErrorId;
  /** For the reader: what is done to get the error. */
  readonly how: string;
  /** What the sandbox is brought to first. */
  readonly prepare?: (control: Control) => void;
  /** Parameters of the call; null where any will do, so that those in the form can stay. */
  readonly values: Values | null;
  /** Bearer token, where the operation takes one. */
  readonly token: string;
  /** Method and scheme, where they are the cause. */
  readonly method?: string;
  readonly scheme?: 'http:';
}

/** What sets a scenario apart from an ordinary call. */
export type Cause = Partial<Omit<ErrorScenario, 'page' | 'error' | 'how'>>;

/** An error of a single operation, and how to get it. */
export type OwnError = readonly [page: string, error: ErrorId, how: string, values: Values, cause?: Cause];

/** Lets the platform fail with an error that no request causes. */
export const failing = (error: ErrorId): Cause => ({ prepare: (control) => control.failNext({ error }) });

/** Things of the seed shop, by what scenarios need them for. */
export const things = {
  item: '1001',
  variation: '2001',
  digital: '901',
  clubT: '902',
  category: '3001',
  assignment: '4001',
  nothing: '999999',
} as const;

/** Brings the sandbox to where the call of a scenario meets its error. */
export function prepareScenario({ control }: Sandbox, { prepare }: ErrorScenario): void {
  control.restore();
  prepare?.(control);
}
