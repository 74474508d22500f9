import { translate } from '@docusaurus/Translate';
import { credentials } from '@shop-docs/api/sandbox';

/** What the reader chooses for the authorize URL. */
export interface Choices {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string;
}

/** One rule of the authorize URL, and whether it is kept. */
export interface Check {
  readonly good: boolean;
  readonly text: string;
}

const isLoopback = (uri: string): boolean => /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/.test(uri);

function redirectCheck(uri: string): Check {
  if (!URL.canParse(uri))
    return { good: false, text: translate({ message: 'redirect_uri is no full URL: write it with https://.' }) };
  if (uri.includes('#'))
    return {
      good: false,
      text: translate({ message: 'redirect_uri holds a fragment (#…), which never reaches a server.' }),
    };
  if (uri === credentials.redirectUri)
    return { good: true, text: translate({ message: 'redirect_uri is the registered callback.' }) };
  if (isLoopback(uri))
    return { good: true, text: translate({ message: 'redirect_uri is on this machine: the sandbox allows that.' }) };
  return {
    good: false,
    text: translate(
      { message: 'redirect_uri is not the registered one, {registered}.' },
      { registered: credentials.redirectUri },
    ),
  };
}

function stateCheck(state: string): Check {
  if (state === '')
    return {
      good: false,
      text: translate({ message: 'state is missing: anybody could send a code to your callback.' }),
    };
  if (state.length < 8)
    return {
      good: false,
      text: translate({ message: 'state is short enough to guess: take at least 8 random characters.' }),
    };
  return { good: true, text: translate({ message: 'state is there: compare it when the callback is called.' }) };
}

/** Looks at the choices as a careful reviewer would. */
export function authorizeChecks({ clientId, redirectUri, scopes: chosen, state }: Choices): readonly Check[] {
  return [
    clientId === credentials.clientId
      ? { good: true, text: translate({ message: 'client_id is that of the application.' }) }
      : {
          good: false,
          text: translate(
            { message: 'client_id is not that of the sandbox’s application, {own}.' },
            { own: credentials.clientId },
          ),
        },
    redirectCheck(redirectUri),
    chosen.length > 0
      ? {
          good: true,
          text: translate({ message: 'Scopes are separated by spaces, and each space is written as %20.' }),
        }
      : { good: true, text: translate({ message: 'No scope is named: BASE takes read_users alone.' }) },
    stateCheck(state),
  ];
}

/** The choices as values of the authorize operation. */
export const toValues = ({ clientId, redirectUri, scopes: chosen, state }: Choices): Record<string, string> => ({
  response_type: 'code',
  client_id: clientId,
  redirect_uri: redirectUri,
  ...(chosen.length > 0 && { scope: chosen.join(' ') }),
  ...(state !== '' && { state }),
});
