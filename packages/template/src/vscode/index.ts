export { problemMatcher } from '../cli/check/problem-matcher.ts';
export { tagInjection, templateGrammar } from './grammar.ts';
