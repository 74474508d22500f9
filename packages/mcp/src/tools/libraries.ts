import { errorsOf, operation } from '@shop-docs/api';
import type { Docs } from '../content/docs.ts';
import { textOf } from '../content/tell.ts';
import { wordOf } from './evidence.ts';
import { passageSaying, type Said } from './impossible.ts';
import { markFrom } from './marks.ts';

/** What an OAuth library says by itself, and what the pages say of the call or the value that it is about. */
interface Complaint {
  readonly says: RegExp;
  /** What the library means: no statement about the platform. */
  readonly means: string;
  readonly about: readonly (Said & { readonly anchor: string })[];
  /** What the token call answers besides, as its description lists it. */
  readonly lists?: 'errors' | 'fields';
}

const good = { heading: 'Good to know', anchor: 'good-to-know' } as const;
const ofCode = { ...good, page: '/api/oauth/access_token' } as const;
const ofConsent = { ...good, page: '/api/oauth/authorize' } as const;
const ofRefresh = { ...good, page: '/api/oauth/refresh_token' } as const;

/** What libraries of Python, PHP, Ruby, Go, Java, .NET and Node write: names of their errors, and texts. */
const table: readonly Complaint[] = [
  {
    says: /\bmismatching_?state|State not equal|\bstate[_ ]?mismatch|\b(?:invalid|missing|unexpected) ["'“]?state["'”]?(?: response)?(?: parameter| value)?\b|\binvalid_state|InvalidState|unable to verify authorization request state|state was (?:missing|corrupted)|csrf_detected|state cookie was missing/i,
    means:
      'The library compares the `state` of the callback with the one that it stored for this visitor, and they differ: look at the session and the cookie in which it keeps it.',
    about: [
      { ...ofConsent, words: 'Send a fresh, unguessable' },
      {
        page: '/api/oauth/authorize',
        heading: 'Parameters',
        anchor: 'param-state',
        words: 'BASE returns it unchanged',
      },
    ],
  },
  {
    says: /insecure_?transport|MUST utilize https|only requests to HTTPS are allowed|OAUTHLIB_INSECURE_TRANSPORT|authority must use https/i,
    means:
      'The library refuses an address without HTTPS before it calls: that of the platform, or that of your callback.',
    about: [
      { page: '/api/', heading: 'Conventions', anchor: 'conventions', words: 'HTTPS only' },
      {
        page: '/api/oauth/access_token',
        heading: 'Connect a shop',
        anchor: 'connect',
        words: 'The program needs no server',
      },
    ],
  },
  {
    says: /refresh token is not set|token_expired|TokenExpired|no refresh[_ ]token (?:is )?(?:set|available|found|provided|present)|RefreshTokenMissing/i,
    means:
      'The library knows by its clock that the access token has expired, and has no refresh token in its store: nothing was sent.',
    about: [
      { ...ofRefresh, words: 'Every response holds a `refresh_token`' },
      { ...ofRefresh, words: 'To keep a quiet shop connected' },
    ],
  },
  {
    says: /scope has changed|scope_?changed|(?:missing|different|fewer) scopes? (?:in|than)/i,
    means: 'The library compares the scopes of the token response with those that it asked for.',
    about: [
      { ...ofConsent, words: 'The token response does not list the granted scopes' },
      { ...ofConsent, words: 'Ask only for scopes that you selected' },
    ],
  },
  {
    says: /openid-configuration|\bid_?token\b.{0,30}(?:missing|not|undefined|null|absent|required)|(?:missing|no|without|expected)\b.{0,12}\bid_?token\b|issuer discovery|discovery (?:request )?failed|\bjwks/i,
    means:
      'The library expects OpenID Connect. No page says that BASE has it: use OAuth 2.0 alone, with the two addresses of authorization and tokens.',
    about: [],
    lists: 'fields',
  },
  {
    says: /missing_?token\b|missing access[_ ]token|response missing access_token|internal ?oauth ?error|identityproviderexception|invalid_token_response|oauth2(?:::|\.)error|cannot fetch token|failed to (?:obtain|get|retrieve|fetch|acquire) (?:an? |the )?(?:access[_ ])?token|(?:did not|doesn[’']t|does not) (?:contain|include|have|return) (?:an? |the )?(?:valid )?access[_ ]token|no access[_ ]token (?:in|was|returned|found|received)|oauth2?authorizationexception|tokenresponseexception|tokenendpointerror|oauthcallbackerror|\bOPError\b|responsebodyerror|accesstoken(?:refresh)?error|getaccesstoken\b.{0,20}\bfailed|token (?:request|exchange) failed|oauth token exchange/i,
    means:
      'It hides what BASE answered: print the status and the body of that answer. Its `error` and `error_description` say what is wrong, and base_explain tells what to do.',
    about: [
      { ...ofCode, words: 'Both token calls use' },
      { ...ofCode, words: '`redirect_uri` is required here' },
      { ...ofCode, words: 'Send the client ID and the client secret in the form' },
      { ...ofCode, words: '`invalid_grant`, which OAuth libraries expect' },
    ],
    lists: 'errors',
  },
];

/** What an OAuth library says in a text, and what is known of the platform there; empty where none speaks. */
export function tellLibrary(written: string, docs: Docs): string[] {
  const found = table.find(({ says }) => says.test(written));
  if (!found) return [];
  const said = found.about.flatMap((each) => {
    const page = docs.page(each.page);
    const passage = passageSaying(docs, each);
    const text =
      passage &&
      textOf(docs, page, passage)
        .replace(/^[-|] /, '')
        .replace(/\s+/g, ' ')
        .replace(/ \|$/, '');
    return text ? [`- ${text} [${markFrom(page, passage)}] ${docs.link(each.page)}#${each.anchor}`] : [];
  });
  return [
    'The message of a library, not of BASE.',
    found.means,
    ...(said.length > 0 ? ['What is known of the platform:'] : []),
    ...said,
    ...(found.lists === 'errors' ? errorLines(docs) : []),
    ...(found.lists === 'fields' ? fieldLines(docs) : []),
  ];
}

const tokens = 'oauth/access_token';

function errorLines(docs: Docs): string[] {
  return [
    `The token call answers with one of these (${wordOf(operation(tokens).evidence.level)}):`,
    ...errorsOf(tokens)
      .filter(({ common }) => !common)
      .map(
        ({ code, descriptionJa, meaning, remedy }) =>
          `- ${code} ${descriptionJa ?? '(text not known)'} ${meaning} What to do: ${remedy}`,
      ),
    docs.link(`/api/${tokens}#errors`),
  ];
}

function fieldLines(docs: Docs): string[] {
  const { response, evidence } = operation(tokens);
  const names = response.map(({ name }) => `\`${name}\``);
  return [
    `The token response has ${names.join(', ')} (${wordOf(evidence.level)}). ${docs.link(`/api/${tokens}#response`)}`,
  ];
}

/** What the pages must say, for tests. */
export const saidOfLibraries: readonly Said[] = table.flatMap(({ about }) => about);
