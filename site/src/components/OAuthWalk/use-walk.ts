import { translate } from '@docusaurus/Translate';
import type { SampleRequest } from '@shop-docs/api/samples';
import { credentials } from '@shop-docs/api/sandbox';
import { useReducer } from 'react';
import { decisionOf } from '../TryIt/decision-of.ts';
import { newsOf, sendRequest } from '../TryIt/send-request.ts';
import { newestGrants, resetNews, resetVisit, sandbox } from '../TryIt/visit.ts';
import { type Choices, toValues } from './authorize-checks.ts';
import { requestOf, tokenRequest } from './requests.ts';
import { beginWalk, reduceWalk, type StepName } from './walk-state.ts';

const firstChoices: Choices = {
  clientId: credentials.clientId,
  redirectUri: credentials.redirectUri,
  scopes: ['read_users', 'read_items'],
  state: 'b7e1d94c02a85f3669d0e8c1f4a7b253',
};

/** A walk from the authorize URL to a refreshed token, in the shop of this visit. */
export function useWalk() {
  const [state, dispatch] = useReducer(reduceWalk, firstChoices, beginWalk);
  const { choices, done } = state;
  const authorize = requestOf('oauth/authorize', toValues(choices));
  const run = async (step: StepName, request: SampleRequest) => {
    const answer = await sendRequest(request);
    dispatch({ type: 'answered', step, exchange: { request, answer }, status: newsOf(answer) });
  };
  const call = () => run('call', requestOf('users/me', {}, newestGrants().accessToken));
  /** Where the owner's decision has led: the application's callback, with a code or an error. */
  const callback = done.consent?.answer.location ? new URL(done.consent.answer.location).searchParams : null;
  return {
    ...state,
    url: authorize.url,
    callback,
    choose: (changed: Choices) => dispatch({ type: 'chosen', choices: changed }),
    open: () => run('authorize', authorize),
    decide: (decision: string) => run('consent', { ...authorize, ...decisionOf(authorize.url, decision) }),
    exchange: (code: string) => run('token', tokenRequest({ code }, choices.redirectUri)),
    call,
    callAfterAnHour: () => {
      sandbox.control.advance(3601);
      dispatch({
        type: 'status-said',
        status: translate({ message: 'An hour has passed: the access token has expired.' }),
      });
      return call();
    },
    refresh: () => run('refresh', tokenRequest({ refresh_token: newestGrants().refreshToken }, choices.redirectUri)),
    refreshAgain: () => done.refresh && run('refresh', done.refresh.request),
    restart: () => {
      resetVisit();
      dispatch({ type: 'restarted', choices: firstChoices, status: resetNews });
    },
  };
}
