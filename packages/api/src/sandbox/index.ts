// An entry of its own, so that a page which opens the sandbox does not load the whole description with it.
export {
  createSandbox,
  type Preparation,
  type Sandbox,
  type SandboxOptions,
} from './create-sandbox.ts';
export type { Provocation } from './provocation.ts';
export { prepareProvocation, provocations } from './provocations.ts';
export { knownScopes } from './scopes.ts';
export { credentials } from './seed-shop.ts';
