// An entry of its own, so that a page which opens the sandbox does not load the whole description with it.
export type { Control } from './control.ts';
export {
  createSandbox,
  DroppedConnection,
  type Sandbox,
  type SandboxOptions,
} from './create-sandbox.ts';
export { type Credentials, credentials } from './credentials.ts';
export type { DecisionId } from './decisions.ts';
export { type ErrorScenario, prepareScenario } from './error-scenario.ts';
export { errorScenarios } from './error-scenarios.ts';
export { hintsOf } from './hints.ts';
export { type PaymentMethod, payments } from './order-members.ts';
export type { NewLine, NewOrder } from './place-order.ts';
export type { QuotaName, QuotaUse } from './quotas.ts';
export type { SavedState } from './saved-state.ts';
export { knownScopes } from './scopes.ts';
export { shiftExample } from './seed-dates.ts';
export type { Failure, Order } from './shop.ts';
