// An entry of its own, so that a page which opens the sandbox does not load the whole description with it.
export {
  createSandbox,
  type Preparation,
  type Sandbox,
  type SandboxOptions,
} from './create-sandbox.ts';
export type { ErrorScenario } from './error-scenario.ts';
export { errorScenarios, prepareScenario } from './error-scenarios.ts';
export { knownScopes } from './scopes.ts';
export { credentials } from './seed-shop.ts';
