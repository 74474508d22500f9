import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import News from '@site/src/components/News/index.tsx';
import type { Opened } from '@site/src/components/OnDemand/index.tsx';
import { useOwnVersion } from '@site/src/components/Places/use-own-version.ts';
import { chosenLanguage } from '@site/src/components/Samples/chosen-language.ts';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { bringIntoView } from './bring-into-view.ts';
import Consent from './Consent.tsx';
import ErrorScenarios from './ErrorScenarios.tsx';
import { focusField } from './focus-field.ts';
import type { Opening } from './opening.ts';
import RequestView from './RequestView.tsx';
import ResponseView from './ResponseView.tsx';
import { newsOf } from './send-request.ts';
import styles from './styles.module.css';
import { useCall } from './use-call.ts';
import ValuesForm from './ValuesForm.tsx';
import { resetNews } from './visit.ts';

const Controls = lazy(() => import('./Controls.tsx'));

/** How the form begins: with the answer to the example, or with its values. */
interface Start {
  sends: boolean;
}

/** A form for a call, the request that it makes, and what the sandbox shop answers. */
export default function Panel(props: Opening & Opened & Start): ReactNode {
  const { op, meanings, conditions, sends, onClose } = props;
  const call = useCall(props);
  const { answered, request, refusal, status, values } = call;
  const own = useOwnVersion();
  const [hasControls, setControls] = useState(false);
  const id = useId();
  const [language] = useState(chosenLanguage);
  const panel = useRef<HTMLElement>(null);
  const response = useRef<HTMLDivElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!answered || !response.current) return;
    bringIntoView(response.current);
    const frame = requestAnimationFrame(() => call.say(newsOf(answered.answer))); // the same words are said again
    return () => cancelAnimationFrame(frame);
  }, [answered]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the reader has opened the form
  useEffect(() => {
    const begin = (sends ? sendButton : panel).current;
    begin?.focus({ preventScroll: true });
    if (begin) bringIntoView(begin);
    if (sends) void call.send();
  }, []);
  /** The button that is pressed goes away: the focus is at what comes instead. */
  const decide = (decision: string) => {
    response.current?.focus({ preventScroll: true });
    void call.decide(decision);
  };
  /** The answer was one to other values, and the button below it goes with it. */
  const leaveScenario = () => {
    call.leaveScenario();
    sendButton.current?.focus({ preventScroll: true });
  };

  return (
    <section
      className={styles.panel}
      ref={panel}
      tabIndex={-1}
      data-landing
      aria-labelledby={`${id}-title`}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className={styles.head}>
        <h2 id={`${id}-title`}>{translate({ message: 'Call the sandbox shop' })}</h2>
        <button type="submit" form={`${id}-form`} className="button button--primary" ref={sendButton}>
          {translate({ message: 'Send' })}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {translate({ message: 'Close' })}
        </button>
      </header>
      <details className={styles.values} open={!sends}>
        <summary>{translate({ message: 'Values' })}</summary>
        <ValuesForm id={id} call={call} meanings={meanings} conditions={conditions} />
      </details>
      <RequestView request={request} name="try-it" initial={language} />
      <News>{status}</News>
      <div ref={response} className={styles.part} data-lang="json" tabIndex={-1}>
        {answered && (
          <ResponseView
            answer={answered.answer}
            how={answered.scenario?.how}
            explains
            page={
              answered.answer.isPage && (
                <Consent
                  clientId={String(values.client_id)}
                  scopes={String(values.scope || 'read_users').split(' ')}
                  onDecide={decide}
                />
              )
            }
          >
            {refusal && (
              <button
                type="button"
                className="button button--sm"
                onClick={() => focusField(panel.current, refusal.field)}
              >
                {translate({ message: 'Edit {field}' }, { field: refusal.field })}
              </button>
            )}
            {!refusal && !answered.scenario && !answered.answer.isPage && (
              <button type="button" className="button button--sm" onClick={() => focusField(panel.current)}>
                {translate({ message: 'Edit values' })}
              </button>
            )}
            {answered.scenario && answered.values === values && (
              <button type="button" className="button button--sm" onClick={leaveScenario}>
                {translate({ message: 'Back to the example' })}
              </button>
            )}
          </ResponseView>
        )}
      </div>
      <ErrorScenarios op={op} chosen={answered?.scenario} onChoose={(each) => void call.runScenario(each)} />
      <details className={styles.scenarios} onToggle={() => setControls(true)}>
        <summary>{translate({ message: 'Control the shop' })}</summary>
        <Suspense fallback={<p role="status">{translate({ message: 'Loading…' })}</p>}>
          {hasControls && <Controls key={call.resets} onRun={() => call.say('')} />}
        </Suspense>
      </details>
      <div className={styles.note}>
        <p>
          <Translate
            values={{
              link: <Link to={own('/api/users/me#sandbox-decisions')}>{translate({ message: 'makes a choice' })}</Link>,
            }}
          >
            {
              'What you change in the shop lasts for this visit, and is gone when you reload. Where the behavior of the platform isn’t documented, the sandbox {link}.'
            }
          </Translate>
        </p>
        <button type="button" className="button button--sm" onClick={call.reset}>
          {translate({ message: 'Reset the shop' })}
        </button>
        {status === resetNews && <p aria-hidden="true">{resetNews}</p>}
      </div>
    </section>
  );
}
