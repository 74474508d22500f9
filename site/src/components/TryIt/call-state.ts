import type { ErrorScenario } from '@shop-docs/api/sandbox';
import type { FormValues } from './form-values.ts';
import type { Answer } from './send-request.ts';

/** What an error scenario changes about a request besides its values. */
export type RequestOverride = Pick<ErrorScenario, 'method' | 'scheme'>;

/** What a call is made of. */
export interface CallInput {
  readonly values: FormValues;
  readonly token: string;
}

/** What has been answered, and to which values. */
export interface Answered {
  readonly answer: Answer;
  readonly values: FormValues;
  readonly scenario?: ErrorScenario | undefined;
}

/** A form for a call, and what came of it. */
export interface CallState extends CallInput {
  readonly override: RequestOverride;
  readonly answered: Answered | null;
  /** What is said to readers who do not see the page change. */
  readonly status: string;
  /** How often the shop was reset: its controls begin anew with each time. */
  readonly resets: number;
}

export type CallAction =
  | { readonly type: 'edited'; readonly values: FormValues }
  | { readonly type: 'token-typed'; readonly token: string }
  | { readonly type: 'filled'; readonly input: CallInput }
  | { readonly type: 'scenario-chosen'; readonly input: CallInput; readonly scenario: ErrorScenario }
  | { readonly type: 'scenario-left'; readonly input: CallInput }
  | { readonly type: 'answered'; readonly answered: Answered }
  | { readonly type: 'status-said'; readonly status: string }
  | { readonly type: 'reset'; readonly input: CallInput; readonly status: string };

/** A form with the values of the example, before anything was sent. */
export const beginCall = (input: CallInput): CallState => ({
  ...input,
  override: {},
  answered: null,
  status: '',
  resets: 0,
});

/** The form after an action. Whoever edits sends what the form says, and no longer what a scenario changed. */
export function reduceCall(state: CallState, action: CallAction): CallState {
  switch (action.type) {
    case 'edited':
      return { ...state, values: { ...state.values, ...action.values }, override: {} };
    case 'token-typed':
      return { ...state, token: action.token };
    case 'filled':
      return { ...state, ...action.input, override: {} };
    case 'scenario-chosen':
      return { ...state, ...action.input, override: action.scenario };
    case 'scenario-left':
      return { ...state, ...action.input, override: {}, answered: null };
    case 'answered':
      return { ...state, answered: action.answered, status: '' };
    case 'status-said':
      return { ...state, status: action.status };
    case 'reset':
      return { ...beginCall(action.input), status: action.status, resets: state.resets + 1 };
  }
}
