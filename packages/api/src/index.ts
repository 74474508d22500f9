export {
  errors,
  errorsOf,
  history,
  operation,
  operations,
  quotas,
  scopes,
  sources,
} from './description/description.ts';
export type {
  ApiError,
  Auth,
  Change,
  EnumValue,
  Evidence,
  EvidenceLevel,
  Field,
  Note,
  Operation,
  Parameter,
  ParameterValue,
  Quota,
  Scope,
  Source,
} from './description/model.ts';
export { type Words, words } from './description/words.ts';
export { type Action, paymentRules, untold } from './orders/payment-rules.ts';
export { limitsOf } from './parameters/rule.ts';
export { type BuildOptions, buildRequest } from './samples/build-request.ts';
export type { SampleLanguage, SampleRequest } from './samples/sample-request.ts';
export { samples } from './samples/samples.ts';
export { type Decision, type DecisionId, decisions } from './sandbox/decisions.ts';
