import type { SampleRequest } from '@shop-docs/api/samples';
import type { Answer } from '../TryIt/send-request.ts';
import type { Choices } from './authorize-checks.ts';

/** What a step has done: the request it sent and what came back. */
export interface Exchange {
  readonly request: SampleRequest;
  readonly answer: Answer;
}

/** In their order. */
const stepNames = ['authorize', 'consent', 'token', 'call', 'refresh'] as const;
export type StepName = (typeof stepNames)[number];

export interface WalkState {
  readonly choices: Choices;
  readonly done: Readonly<Partial<Record<StepName, Exchange>>>;
  /** Whether the last authorization has given out tokens. */
  readonly hasTokens: boolean;
  /** What is said to readers who do not see the page change. */
  readonly status: string;
}

export type WalkAction =
  | { readonly type: 'chosen'; readonly choices: Choices }
  | { readonly type: 'answered'; readonly step: StepName; readonly exchange: Exchange; readonly status: string }
  | { readonly type: 'status-said'; readonly status: string }
  | { readonly type: 'restarted'; readonly choices: Choices; readonly status: string };

/** The walk before its first step. */
export const beginWalk = (choices: Choices): WalkState => ({ choices, done: {}, hasTokens: false, status: '' });

/** The walk after an action. What later steps have shown followed from an older answer: it goes. */
export function reduceWalk(state: WalkState, action: WalkAction): WalkState {
  switch (action.type) {
    case 'chosen':
      return { ...beginWalk(action.choices), status: state.status };
    case 'answered': {
      const { step, exchange, status } = action;
      const place = stepNames.indexOf(step);
      const earlier = stepNames.slice(0, place).flatMap((name) => {
        const known = state.done[name];
        return known ? [[name, known]] : [];
      });
      const isAuthorizing = place < stepNames.indexOf('token');
      const givesTokens = step === 'token' && exchange.answer.status === 200;
      return {
        ...state,
        done: { ...Object.fromEntries(earlier), [step]: exchange },
        hasTokens: !isAuthorizing && (state.hasTokens || givesTokens),
        status,
      };
    }
    case 'status-said':
      return { ...state, status: action.status };
    case 'restarted':
      return { ...beginWalk(action.choices), status: action.status };
  }
}
