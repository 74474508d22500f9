import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { type CompactParameter, compactOperations } from '@shop-docs/api/compact';
import { buildRequest, type SampleRequest } from '@shop-docs/api/samples';
import { credentials, type ErrorScenario, prepareScenario, shiftExample } from '@shop-docs/api/sandbox';
import News from '@site/src/components/News/index.tsx';
import type { Opened } from '@site/src/components/OnDemand/index.tsx';
import { useOwnVersion } from '@site/src/components/Places/use-own-version.ts';
import { chosenLanguage } from '@site/src/components/Samples/chosen-language.ts';
import { type FormEvent, lazy, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { bringIntoView } from './bring-into-view.ts';
import Consent from './Consent.tsx';
import { decisionOf } from './decision-of.ts';
import { Field, Variations } from './Field.tsx';
import { type FormValues, fromForm, toForm } from './form-values.ts';
import Later from './Later.tsx';
import type { Opening } from './opening.ts';
import RequestView from './RequestView.tsx';
import ResponseView from './ResponseView.tsx';
import { refusalOf } from './refusal-of.ts';
import { type Answer, newsOf, sendRequest } from './send-request.ts';
import styles from './styles.module.css';
import { newestGrants, resetNews, resetVisit, sandbox } from './visit.ts';

const Controls = lazy(() => import('./Controls.tsx'));
const ErrorScenarios = lazy(() => import('./ErrorScenarios.tsx'));

/** What has been answered, and to which values. */
interface Shown {
  readonly sent: SampleRequest;
  readonly answer: Answer;
  readonly values: FormValues;
  readonly scenario?: ErrorScenario;
}

/** How the form begins: with the answer to the example, or with its values. */
interface Start {
  sends: boolean;
}

/** What an error scenario changes about a request besides its values. */
type RequestOverride = Pick<ErrorScenario, 'method' | 'scheme'>;

function overridden(request: SampleRequest, { method, scheme }: RequestOverride): SampleRequest {
  const url = scheme ? request.url.replace('https:', scheme) : request.url;
  return method === 'GET' ? { ...request, url, method, form: null } : { ...request, url };
}

/** A form for a call, the request that it makes, and what the sandbox shop answers. */
export default function Panel({
  op,
  host,
  example,
  meanings = {},
  conditions = {},
  sends,
  onClose,
}: Opening & Opened & Start): ReactNode {
  const operation = compactOperations.find(({ page }) => page === op);
  if (!operation) throw new Error(`Unexpected operation "${op}", expected a page key of the description`);
  const start = () => {
    const { code, refreshToken } = newestGrants();
    const newest = {
      ...('code' in example && { code }),
      ...('refresh_token' in example && { refresh_token: refreshToken }),
    };
    return toForm(operation, { ...shiftExample(example, sandbox.control.now()), ...newest });
  };
  const [values, setValues] = useState(start);
  const own = useOwnVersion();
  const [token, setToken] = useState(() => newestGrants().accessToken);
  const [override, setOverride] = useState<RequestOverride>({});
  const [shown, setShown] = useState<Shown | null>(null);
  const [news, setNews] = useState('');
  const [resets, setResets] = useState(0);
  const id = useId();
  const [language] = useState(chosenLanguage);
  const panel = useRef<HTMLElement>(null);
  const response = useRef<HTMLDivElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);

  const build = (form: typeof values, bearer: string, change: RequestOverride) =>
    overridden(buildRequest({ ...operation, host }, fromForm(operation, form), { token: bearer }), change);
  const request = build(values, token, override);

  // Until the reader edits what was sent.
  const refusal = shown?.values === values ? refusalOf(shown.answer, values) : null;

  const show = async (sent: SampleRequest, form = values, scenario?: ErrorScenario) => {
    const answer = await sendRequest(sent);
    setShown({ sent, answer, values: form, ...(scenario && { scenario }) });
    setNews('');
  };
  useEffect(() => {
    if (!shown || !response.current) return;
    bringIntoView(response.current);
    const frame = requestAnimationFrame(() => setNews(newsOf(shown.answer))); // news of the same words is news again
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the reader has opened the form
  useEffect(() => {
    const begin = (sends ? sendButton : panel).current;
    begin?.focus({ preventScroll: true });
    if (begin) bringIntoView(begin);
    if (sends) void show(request);
  }, []);
  const edit = (changed: FormValues) => {
    setValues((current) => ({ ...current, ...changed }));
    setOverride({});
  };
  const isAsked = ({ required, conditional, indexed }: CompactParameter) => required || (conditional && !indexed);
  const asked = operation.parameters.filter(isAsked);
  const optional = operation.parameters.filter((parameter) => !isAsked(parameter));
  const fields = (parameters: readonly CompactParameter[]) => {
    const lists = parameters.filter(({ indexed }) => indexed);
    return (
      <>
        {parameters
          .filter(({ indexed }) => !indexed)
          .map((parameter) => (
            <Field
              key={parameter.name}
              parameter={parameter}
              meanings={meanings[parameter.name] ?? {}}
              condition={conditions[parameter.name]}
              refusal={refusal}
              value={String(values[parameter.name] ?? '')}
              onChange={(text) => edit({ [parameter.name]: text })}
            />
          ))}
        {lists.length > 0 && (
          <Variations parameters={lists} conditions={conditions} refusal={refusal} values={values} onChange={edit} />
        )}
      </>
    );
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void show(request);
  };
  const runScenario = async (scenario: ErrorScenario) => {
    const form = toForm(operation, scenario.values ?? example);
    prepareScenario(sandbox, scenario);
    setValues(form);
    setToken(scenario.token);
    setOverride(scenario);
    await show(build(form, scenario.token, scenario), form, scenario);
    sandbox.control.restore();
  };
  /** The button that is pressed goes away: the focus is at what comes instead. */
  const decide = (decision: string) => {
    response.current?.focus({ preventScroll: true });
    return show({ ...request, ...decisionOf(request.url, decision) });
  };
  /** Leads to a field, or to the first one. */
  const correct = (name?: string) => {
    const form = panel.current?.querySelector('form');
    const field =
      form?.querySelector<HTMLElement>(name ? `[name="${name}"]` : '[name]') ?? form?.querySelector('input');
    for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
    field?.focus();
  };
  const startAgain = () => {
    setValues(start());
    setToken(newestGrants().accessToken);
    setOverride({});
  };
  /** The answer was one to other values, and the button below it goes with it. */
  const leaveScenario = () => {
    startAgain();
    setShown(null);
    sendButton.current?.focus({ preventScroll: true });
  };
  const reset = () => {
    resetVisit();
    startAgain();
    setShown(null);
    setResets(resets + 1);
    setNews(resetNews);
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
        <form className={styles.form} id={`${id}-form`} noValidate onSubmit={send}>
          {operation.auth === 'token' && (
            <div className={styles.field}>
              <label htmlFor={`${id}-token`}>{translate({ message: 'Access token' })}</label>
              <span id={`${id}-token-rule`} className={styles.rule}>
                {token === credentials.accessToken
                  ? translate({ message: 'of the sandbox, with all scopes' })
                  : translate({ message: 'sent as Bearer' })}
              </span>
              <input
                id={`${id}-token`}
                className={styles.control}
                value={token}
                aria-describedby={`${id}-token-rule`}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => setToken(target.value)}
              />
            </div>
          )}
          {fields(asked.length > 0 ? asked : optional)}
          {asked.length > 0 && optional.length > 0 && (
            <details className={styles.optional}>
              <summary>{translate({ message: 'Optional fields' })}</summary>
              {fields(optional)}
            </details>
          )}
          <p className={styles.actions}>
            <button type="button" className="button button--sm" onClick={startAgain}>
              {translate({ message: 'Fill in the example' })}
            </button>
          </p>
        </form>
      </details>
      <RequestView request={request} name="try-it" initial={language} />
      <News>{news}</News>
      <div ref={response} className={styles.part} data-lang="json" tabIndex={-1}>
        {shown && (
          <ResponseView
            answer={shown.answer}
            sent={shown.sent}
            how={shown.scenario?.how}
            explains
            page={
              shown.answer.isPage && (
                <Consent
                  clientId={String(values.client_id)}
                  scopes={String(values.scope || 'read_users').split(' ')}
                  onDecide={(decision) => void decide(decision)}
                />
              )
            }
          >
            {refusal && (
              <button type="button" className="button button--sm" onClick={() => correct(refusal.field)}>
                {translate({ message: 'Edit {field}' }, { field: refusal.field })}
              </button>
            )}
            {!refusal && !shown.scenario && !shown.answer.isPage && (
              <button type="button" className="button button--sm" onClick={() => correct()}>
                {translate({ message: 'Edit values' })}
              </button>
            )}
            {shown.scenario && shown.values === values && (
              <button type="button" className="button button--sm" onClick={leaveScenario}>
                {translate({ message: 'Back to the example' })}
              </button>
            )}
          </ResponseView>
        )}
      </div>
      {operation.auth !== 'none' && (
        <Later summary={translate({ message: 'See an error happen' })}>
          <ErrorScenarios op={op} chosen={shown?.scenario} onChoose={(each) => void runScenario(each)} />
        </Later>
      )}
      <Later summary={translate({ message: 'Control the shop' })}>
        <Controls key={resets} op={op} onRun={() => setNews('')} />
      </Later>
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
        <button type="button" className="button button--sm" onClick={reset}>
          {translate({ message: 'Reset the shop' })}
        </button>
        {news === resetNews && <p aria-hidden="true">{resetNews}</p>}
      </div>
    </section>
  );
}
