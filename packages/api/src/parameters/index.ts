// An entry of its own: the form of a call needs the rules, and nothing of the description's prose.
export { type Fault, faultOf, limitsOf, ownLimits, type ParameterRule, ruleOf } from './rule.ts';
