import { translate } from '@docusaurus/Translate';
import News from '@site/src/components/News/index.tsx';
import type { Opened } from '@site/src/components/OnDemand/index.tsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import Consent from '../TryIt/Consent.tsx';
import tryIt from '../TryIt/styles.module.css';
import AuthorizeStep from './AuthorizeStep.tsx';
import Callback from './Callback.tsx';
import ExchangeView from './ExchangeView.tsx';
import Step, { StepButtons } from './Step.tsx';
import styles from './styles.module.css';
import { useWalk } from './use-walk.ts';

/** Five steps from the authorize URL to a refreshed token. Each step opens when the one before it has succeeded. */
export default function Walk({ onClose }: Opened): ReactNode {
  const walk = useWalk();
  const { callback, choices, done, hasTokens } = walk;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const isAsked = done.authorize?.answer.isPage ?? false;
  const code = callback?.get('code') ?? '';

  return (
    <section className={tryIt.panel} ref={panel} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <header className={`${tryIt.head} ${styles.head}`}>
        <h3 id={`${id}-title`}>{translate({ message: 'Authorize an application of the sandbox shop' })}</h3>
        <button type="button" className="button button--sm" onClick={walk.restart}>
          {translate({ message: 'Start again' })}
        </button>
        <button type="button" className="button button--sm" onClick={onClose}>
          {translate({ message: 'Close' })}
        </button>
      </header>
      <News>{walk.status}</News>
      <ol className={styles.steps}>
        <Step
          title={translate({ message: 'Build the URL' })}
          result={!isAsked && <ExchangeView name={`${id}-authorize`} exchange={done.authorize} />}
        >
          <AuthorizeStep choices={choices} url={walk.url} onChange={walk.choose} onOpen={() => void walk.open()} />
        </Step>
        <Step
          title={translate({ message: 'The owner decides' })}
          waitsFor={!isAsked && translate({ message: 'Open the URL first.' })}
          result={
            <>
              <ExchangeView name={`${id}-consent`} exchange={done.consent} />
              {callback && <Callback callback={callback} state={choices.state} />}
            </>
          }
        >
          <Consent
            clientId={choices.clientId}
            scopes={choices.scopes.length > 0 ? choices.scopes : ['read_users']}
            onDecide={(decision) => void walk.decide(decision)}
          />
        </Step>
        <Step
          title={translate({ message: 'Exchange the code for tokens' })}
          waitsFor={!code && translate({ message: 'This needs the code of the callback.' })}
          result={<ExchangeView name={`${id}-token`} hasRequest exchange={done.token} />}
        >
          <StepButtons
            label={
              hasTokens
                ? translate({ message: 'Send the same code again' })
                : translate({ message: 'Exchange the code' })
            }
            isRepeat={hasTokens}
            onSend={() => void walk.exchange(code)}
          />
        </Step>
        <Step
          title={translate({ message: 'Make a call' })}
          waitsFor={!hasTokens && translate({ message: 'This needs the access token.' })}
          result={<ExchangeView name={`${id}-call`} hasRequest exchange={done.call} />}
        >
          <StepButtons label={translate({ message: 'Read the shop’s profile' })} onSend={() => void walk.call()}>
            <button type="button" className="button button--sm" onClick={() => void walk.callAfterAnHour()}>
              {translate({ message: 'Let an hour pass, then call' })}
            </button>
          </StepButtons>
        </Step>
        <Step
          title={translate({ message: 'Refresh' })}
          waitsFor={!hasTokens && translate({ message: 'This needs the refresh token.' })}
          result={<ExchangeView name={`${id}-refresh`} hasRequest exchange={done.refresh} />}
        >
          <StepButtons label={translate({ message: 'Refresh the token' })} onSend={() => void walk.refresh()}>
            {done.refresh && (
              <button type="button" className="button button--sm" onClick={() => void walk.refreshAgain()}>
                {translate({ message: 'Send the used refresh token again' })}
              </button>
            )}
          </StepButtons>
        </Step>
      </ol>
    </section>
  );
}
