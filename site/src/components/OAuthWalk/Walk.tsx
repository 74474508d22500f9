import { translate } from '@docusaurus/Translate';
import type { SampleRequest } from '@shop-docs/api/samples';
import { credentials } from '@shop-docs/api/sandbox';
import News from '@site/src/components/News/index.tsx';
import type { Opened } from '@site/src/components/OnDemand/index.tsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import Consent from '../TryIt/Consent.tsx';
import { decisionOf } from '../TryIt/decision-of.ts';
import RequestView from '../TryIt/RequestView.tsx';
import ResponseView from '../TryIt/ResponseView.tsx';
import { type Answer, newsOf, sendRequest } from '../TryIt/send-request.ts';
import tryIt from '../TryIt/styles.module.css';
import { newestGrants, resetNews, resetVisit, sandbox } from '../TryIt/visit.ts';
import AuthorizeStep from './AuthorizeStep.tsx';
import { type Choices, toValues } from './authorize-checks.ts';
import { requestOf, tokenRequest } from './requests.ts';
import styles from './styles.module.css';

/** What a step has done: the request it sent and what came back. */
interface Exchange {
  readonly request: SampleRequest;
  readonly answer: Answer;
}
type StepName = 'authorize' | 'consent' | 'token' | 'call' | 'refresh';
type Done = Readonly<Partial<Record<StepName, Exchange>>>;

const order: readonly StepName[] = ['authorize', 'consent', 'token', 'call', 'refresh'];
const firstChoices: Choices = {
  clientId: credentials.clientId,
  redirectUri: credentials.redirectUri,
  scopes: ['read_users', 'read_items'],
  state: 'b7e1d94c02a85f3669d0e8c1f4a7b253',
};

/** Five steps from the authorize URL to a refreshed token. Each step opens when the one before it has succeeded. */
export default function Walk({ onClose }: Opened): ReactNode {
  const [choices, setChoices] = useState(firstChoices);
  const [done, setDone] = useState<Done>({});
  const [hasTokens, setHasTokens] = useState(false);
  const [news, setNews] = useState('');
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);

  const authorize = requestOf('oauth/authorize', toValues(choices));
  const run = async (step: StepName, request: SampleRequest) => {
    const answer = await sendRequest(request);
    if (step !== 'call' && step !== 'refresh')
      setHasTokens((had) => step === 'token' && (had || answer.status === 200));
    // What later steps have shown followed from an older answer.
    const earlier = order.slice(0, order.indexOf(step));
    setDone((current) => ({
      ...Object.fromEntries(earlier.map((each) => [each, current[each]])),
      [step]: { request, answer },
    }));
    setNews(newsOf(answer));
  };
  const decide = (decision: string) => run('consent', { ...authorize, ...decisionOf(authorize.url, decision) });
  const restart = () => {
    resetVisit();
    setChoices(firstChoices);
    setDone({});
    setHasTokens(false);
    setNews(resetNews);
  };
  const callback = done.consent?.answer.location ? new URL(done.consent.answer.location).searchParams : null;
  const code = callback?.get('code');
  const exchange = (step: StepName, again = false) =>
    step in done && <Shown name={`${id}-${step}`} withRequest={again} exchange={done[step]} />;

  return (
    <section className={tryIt.panel} ref={panel} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <header className={`${tryIt.head} ${styles.head}`}>
        <h3 id={`${id}-title`}>{translate({ message: 'Authorize an application of the sandbox shop' })}</h3>
        <button type="button" className="button button--sm" onClick={restart}>
          {translate({ message: 'Start again' })}
        </button>
        <button type="button" className="button button--sm" onClick={onClose}>
          {translate({ message: 'Close' })}
        </button>
      </header>
      <News>{news}</News>
      <ol className={styles.steps}>
        <li>
          <h4>{translate({ message: 'Build the URL' })}</h4>
          <AuthorizeStep
            choices={choices}
            url={authorize.url}
            onChange={(changed) => {
              setChoices(changed);
              setDone({});
              setHasTokens(false);
            }}
            onOpen={() => void run('authorize', authorize)}
          />
          {done.authorize && !done.authorize.answer.isPage && exchange('authorize')}
        </li>
        <li>
          <h4>{translate({ message: 'The owner decides' })}</h4>
          {done.authorize?.answer.isPage ? (
            <Consent
              clientId={choices.clientId}
              scopes={choices.scopes.length > 0 ? choices.scopes : ['read_users']}
              onDecide={(decision) => void decide(decision)}
            />
          ) : (
            <p className={styles.waits}>{translate({ message: 'Open the URL first.' })}</p>
          )}
          {exchange('consent')}
          {callback && <Callback callback={callback} state={choices.state} />}
        </li>
        <li>
          <h4>{translate({ message: 'Exchange the code for tokens' })}</h4>
          {code ? (
            <Step
              label={
                hasTokens
                  ? translate({ message: 'Send the same code again' })
                  : translate({ message: 'Exchange the code' })
              }
              isRepeat={hasTokens}
              onSend={() => void run('token', tokenRequest({ code }, choices.redirectUri))}
            />
          ) : (
            <p className={styles.waits}>{translate({ message: 'This needs the code of the callback.' })}</p>
          )}
          {exchange('token', true)}
        </li>
        <li>
          <h4>{translate({ message: 'Make a call' })}</h4>
          {hasTokens ? (
            <Step
              label={translate({ message: 'Read the shop’s profile' })}
              onSend={() => void run('call', requestOf('users/me', {}, newestGrants().accessToken))}
            >
              <button
                type="button"
                className="button button--sm"
                onClick={() => {
                  sandbox.control.advance(3601);
                  setNews(translate({ message: 'An hour has passed: the access token has expired.' }));
                  void run('call', requestOf('users/me', {}, newestGrants().accessToken));
                }}
              >
                {translate({ message: 'Let an hour pass, then call' })}
              </button>
            </Step>
          ) : (
            <p className={styles.waits}>{translate({ message: 'This needs the access token.' })}</p>
          )}
          {exchange('call', true)}
        </li>
        <li>
          <h4>{translate({ message: 'Refresh' })}</h4>
          {hasTokens ? (
            <Step
              label={translate({ message: 'Refresh the token' })}
              onSend={() =>
                void run('refresh', tokenRequest({ refresh_token: newestGrants().refreshToken }, choices.redirectUri))
              }
            >
              {done.refresh && (
                <button
                  type="button"
                  className="button button--sm"
                  onClick={() => done.refresh && void run('refresh', done.refresh.request)}
                >
                  {translate({ message: 'Send the used refresh token again' })}
                </button>
              )}
            </Step>
          ) : (
            <p className={styles.waits}>{translate({ message: 'This needs the refresh token.' })}</p>
          )}
          {exchange('refresh', true)}
        </li>
      </ol>
    </section>
  );
}

interface StepProps {
  readonly label: string;
  /** Once more, to see it refused. */
  readonly isRepeat?: boolean;
  readonly onSend: () => void;
  readonly children?: ReactNode;
}

function Step({ label, isRepeat = false, onSend, children }: StepProps): ReactNode {
  return (
    <p className={tryIt.actions}>
      <button type="button" className={`button button--sm${isRepeat ? '' : ' button--primary'}`} onClick={onSend}>
        {label}
      </button>
      {children}
    </p>
  );
}

function Shown({
  exchange,
  withRequest,
  name,
}: {
  exchange: Exchange | undefined;
  withRequest: boolean;
  name: string;
}): ReactNode {
  if (!exchange) return null;
  return (
    <div className={styles.exchange}>
      <ResponseView answer={exchange.answer} />
      {withRequest && (
        <details>
          <summary>{translate({ message: 'The request' })}</summary>
          <RequestView request={exchange.request} name={name} />
        </details>
      )}
    </div>
  );
}

function Callback({ callback, state }: { callback: URLSearchParams; state: string }): ReactNode {
  const isSame = (callback.get('state') ?? '') === state;
  return (
    <p className={styles.callback}>
      {callback.has('code')
        ? translate({ message: 'Your callback has a code.' })
        : translate(
            { message: 'Your callback has {error} instead of a code.' },
            { error: callback.get('error') ?? '' },
          )}{' '}
      {isSame
        ? translate({ message: 'The state is the one that you sent.' })
        : translate({ message: 'The state differs: refuse this callback.' })}
    </p>
  );
}
