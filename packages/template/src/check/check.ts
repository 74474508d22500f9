import type { Finding, Levels, Profile, Rule } from './rule.ts';
import { rules } from './rules/index.ts';
import { runRules } from './run-rules.ts';
import { readTheme, type Theme } from './theme.ts';

/** Which rules a theme is checked with. */
export interface RuleOptions {
  /** `market` adds what matters only for a theme that is for sale. Default: `shop`. */
  readonly profile?: Profile;
  /** Rules with another severity than their own, or none; those of another profile join in when they are named. */
  readonly levels?: Levels;
}

export interface CheckOptions extends RuleOptions {
  /** The source is an excerpt: leave out what only a whole theme can fulfil. Default: false. */
  readonly fragment?: boolean;
}

/**
 * Checks a theme with every rule of a profile.
 * @param source The theme's source, or an excerpt with `fragment`. Ask `recognizeSource` first whether it is a theme.
 * @returns What was found, in the order of the source. Never throws; time grows linearly with the source.
 */
export function check(source: string, { fragment = false, ...options }: CheckOptions = {}): Finding[] {
  return checkTheme(readTheme(source, fragment), options);
}

/** Checks a theme that was read before, as `check` does. */
export function checkTheme(theme: Theme, { profile = 'shop', levels = {} }: RuleOptions): Finding[] {
  return runRules(theme, rulesOf(profile, levels)).map((finding) => {
    const level = levels[finding.rule];
    return level && level !== 'on' && level !== 'off' ? { ...finding, severity: level } : finding;
  });
}

/** The rules of a profile. */
export function rulesOf(profile: Profile, levels: Levels = {}): readonly Rule[] {
  return rules.filter(({ name, profile: only }) => {
    const level = levels[name];
    return level ? level !== 'off' : !only || only === profile;
  });
}

/** Checks a theme with the given rules. */
export function checkWith(chosen: readonly Rule[], source: string, fragment: boolean): Finding[] {
  return runRules(readTheme(source, fragment), chosen);
}
