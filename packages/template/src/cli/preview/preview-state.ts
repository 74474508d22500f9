import { type AppId, appIds } from '../../catalogue/app-id.ts';
import type { DesignOption } from '../../parse/read-design-options.ts';
import type { Language, Settings } from '../../render/request.ts';
import { Failure } from '../failure.ts';
import { optionFault } from '../read-options.ts';

/** What the bar sets: the sample shop as its owner has set it up. */
export interface PreviewState {
  readonly apps: readonly AppId[];
  readonly language: Language;
  readonly published: boolean;
  readonly logo: NonNullable<Settings['logo']>;
  /** Values of design options that differ from the theme's own. */
  readonly options: Readonly<Record<string, string>>;
}

/**
 * Applies what the bar has sent: some keys of the state; an option with the value null goes back to the theme's own.
 * @throws {Failure} For anything that the state cannot hold.
 */
export function changeState(
  state: PreviewState,
  change: unknown,
  declared: ReadonlyMap<string, DesignOption>,
): PreviewState {
  if (typeof change !== 'object' || change === null || Array.isArray(change))
    throw new Failure('Unexpected change, expected an object with parts of the state.');
  let next = state;
  for (const [key, value] of Object.entries(change)) {
    if (key === 'apps' && Array.isArray(value) && value.every((app) => appIds.includes(app)))
      next = { ...next, apps: appIds.filter((app) => value.includes(app)) };
    else if (key === 'language' && (value === 'ja' || value === 'en')) next = { ...next, language: value };
    else if (key === 'published' && typeof value === 'boolean') next = { ...next, published: value };
    else if (key === 'logo' && (value === 'image' || value === 'text')) next = { ...next, logo: value };
    else if (key === 'options' && typeof value === 'object' && value !== null)
      next = { ...next, options: changeOptions(next.options, value, declared) };
    else throw new Failure(`Unexpected ${key} ${JSON.stringify(value)}, expected a part of the state with its value.`);
  }
  return next;
}

function changeOptions(
  options: PreviewState['options'],
  change: object,
  declared: ReadonlyMap<string, DesignOption>,
): PreviewState['options'] {
  const next = { ...options };
  for (const [name, value] of Object.entries(change)) {
    const option = declared.get(name);
    if (value === null) delete next[name];
    else if (!option) throw new Failure(`Unexpected option ${name}, expected one that the theme declares.`);
    else if (typeof value !== 'string' || optionFault(option, value))
      throw new Failure(`Unexpected value ${JSON.stringify(value)} of ${name}, expected one that the option can have.`);
    else next[name] = value;
  }
  return next;
}
