import type { RunSettings } from './settings.ts';
import { reduceSettings, type SettingsAction } from './settings-action.ts';

/** Source and switches of a runner. */
export interface RunState {
  readonly source: string;
  readonly settings: RunSettings;
}

export type RunAction =
  | { readonly type: 'typed'; readonly source: string }
  | { readonly type: 'switched'; readonly change: SettingsAction }
  /** A link has brought another state. */
  | { readonly type: 'opened'; readonly state: RunState };

/** What a runner has after an action. */
export function reduceRun(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case 'typed':
      return { ...state, source: action.source };
    case 'switched':
      return { ...state, settings: reduceSettings(state.settings, action.change) };
    case 'opened':
      return action.state;
  }
}
