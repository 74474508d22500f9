import { compactOperations } from '@shop-docs/api/compact';
import { buildRequest, type SampleRequest } from '@shop-docs/api/samples';
import { type ErrorScenario, prepareScenario, shiftExample } from '@shop-docs/api/sandbox';
import { useReducer } from 'react';
import { beginCall, type CallInput, type RequestOverride, reduceCall } from './call-state.ts';
import { decisionOf } from './decision-of.ts';
import { type FormValues, fromForm, toForm } from './form-values.ts';
import type { Opening } from './opening.ts';
import { type FieldRefusal, refusalOf } from './refusal-of.ts';
import { sendRequest } from './send-request.ts';
import { newestGrants, resetNews, resetVisit, sandbox } from './visit.ts';

function overridden(request: SampleRequest, { method, scheme }: RequestOverride): SampleRequest {
  const url = scheme ? request.url.replace('https:', scheme) : request.url;
  return method === 'GET' ? { ...request, url, method, form: null } : { ...request, url };
}

/**
 * A call to the shop of this visit: its form, the request that it makes, and what is answered.
 * @throws {Error} When the description has no such operation.
 */
export function useCall({ op, host, example }: Pick<Opening, 'op' | 'host' | 'example'>) {
  const operation = compactOperations.find(({ page }) => page === op);
  if (!operation) throw new Error(`Unexpected operation "${op}", expected a page key of the description`);
  const ofExample = (): CallInput => {
    const { accessToken, code, refreshToken } = newestGrants();
    const newest = {
      ...('code' in example && { code }),
      ...('refresh_token' in example && { refresh_token: refreshToken }),
    };
    const values = toForm(operation, { ...shiftExample(example, sandbox.control.now()), ...newest });
    return { values, token: accessToken };
  };
  const [state, dispatch] = useReducer(reduceCall, undefined, () => beginCall(ofExample()));
  const { values, answered } = state;
  const build = (form: FormValues, token: string, change: RequestOverride) =>
    overridden(buildRequest({ ...operation, host }, fromForm(operation, form), { token }), change);
  const request = build(values, state.token, state.override);
  const show = async (sent: SampleRequest, form = values, scenario?: ErrorScenario) => {
    const answer = await sendRequest(sent);
    dispatch({ type: 'answered', answered: { answer, values: form, scenario } });
  };
  /** Until the reader edits what was sent. */
  const refusal: FieldRefusal | null = answered?.values === values ? refusalOf(answered.answer, values) : null;

  return {
    ...state,
    operation,
    request,
    refusal,
    edit: (changed: FormValues) => dispatch({ type: 'edited', values: changed }),
    typeToken: (token: string) => dispatch({ type: 'token-typed', token }),
    say: (status: string) => dispatch({ type: 'status-said', status }),
    send: () => show(request),
    /** Sends what the owner has decided on the consent page. */
    decide: (decision: string) => show({ ...request, ...decisionOf(request.url, decision) }),
    fillExample: () => dispatch({ type: 'filled', input: ofExample() }),
    leaveScenario: () => dispatch({ type: 'scenario-left', input: ofExample() }),
    runScenario: async (scenario: ErrorScenario) => {
      const input = { values: toForm(operation, scenario.values ?? example), token: scenario.token };
      prepareScenario(sandbox, scenario);
      dispatch({ type: 'scenario-chosen', input, scenario });
      await show(build(input.values, input.token, scenario), input.values, scenario);
      sandbox.control.restore();
    },
    reset: () => {
      resetVisit();
      dispatch({ type: 'reset', input: ofExample(), status: resetNews });
    },
  };
}
