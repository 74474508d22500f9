import type { Profile } from '@shop-docs/template';

/** A theme that is checked. */
export interface Checked {
  readonly source: string;
  /** Counts the checks: the same theme is checked again. */
  readonly run: number;
}

export interface CheckState {
  readonly checked: Checked | undefined;
  readonly profile: Profile;
  /** Why there is nothing to check. */
  readonly refusal: string;
  /** Whether a file is held over the field. */
  readonly isDragging: boolean;
}

export type CheckAction =
  | { readonly type: 'checked'; readonly source: string }
  | { readonly type: 'refused'; readonly refusal: string }
  | { readonly type: 'profile-chosen'; readonly profile: Profile }
  | { readonly type: 'dragged'; readonly isOver: boolean };

/** The checker before a theme was given. */
export const beginCheck: CheckState = { checked: undefined, profile: 'shop', refusal: '', isDragging: false };

/** The checker after an action: there is a report or a refusal, never both. */
export function reduceCheck(state: CheckState, action: CheckAction): CheckState {
  switch (action.type) {
    case 'checked':
      return { ...state, checked: { source: action.source, run: (state.checked?.run ?? 0) + 1 }, refusal: '' };
    case 'refused':
      return { ...state, checked: undefined, refusal: action.refusal };
    case 'profile-chosen':
      return { ...state, profile: action.profile };
    case 'dragged':
      return { ...state, isDragging: action.isOver };
  }
}
