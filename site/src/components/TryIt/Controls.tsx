import { translate } from '@docusaurus/Translate';
import { controlAnswer, controlRoutes } from '@shop-docs/api/control-plane';
import News from '@site/src/components/News/index.tsx';
import { type ReactNode, useId, useState } from 'react';
import { controlTitles } from './control-titles.ts';
import ResponseView from './ResponseView.tsx';
import { type Answer, newsOf, readAnswer } from './send-request.ts';
import styles from './styles.module.css';
import { sandbox } from './visit.ts';

interface Props {
  /** Page key of the operation: what it does not happen to is of no use here. */
  readonly op: string;
  readonly onRun: () => void;
}

function bodyOf(route: string, op: string): string {
  const example: object = controlRoutes[route]?.example ?? {};
  return JSON.stringify('operation' in example ? { ...example, operation: op } : example, null, 2);
}

/** What no call can bring about: clock, quotas, failures, orders, state. The sandbox server has the same under HTTP. */
export default function Controls({ op, onRun }: Props): ReactNode {
  const [route, setRoute] = useState('POST /sandbox/clock');
  const [body, setBody] = useState(() => bodyOf(route, op));
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [news, setNews] = useState('');
  const id = useId();
  const choose = (chosen: string) => {
    setRoute(chosen);
    setBody(bodyOf(chosen, op));
  };
  const run = async () => {
    onRun();
    const [method = '', path = ''] = route.split(' ');
    const answered = await readAnswer(controlAnswer(sandbox.control, method, path, body));
    setAnswer(answered);
    setNews('');
    requestAnimationFrame(() => setNews(newsOf(answered)));
  };
  return (
    <>
      <div className={styles.form}>
        <div className={styles.field}>
          <label htmlFor={`${id}-route`}>{translate({ message: 'What happens' })}</label>
          <select
            id={`${id}-route`}
            className={styles.control}
            value={route}
            onChange={({ target }) => choose(target.value)}
          >
            {Object.entries(controlTitles).map(([each, title]) => (
              <option key={each} value={each}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-body`}>
            <code>{route}</code>
          </label>
          <div>
            <textarea
              id={`${id}-body`}
              className={styles.control}
              rows={Math.min(12, body.split('\n').length)}
              value={body}
              spellCheck={false}
              aria-describedby={`${id}-rule`}
              onChange={({ target }) => setBody(target.value)}
            />
            <p id={`${id}-rule`} className={styles.rule}>
              {controlRoutes[route]?.summary}
            </p>
          </div>
        </div>
        <p className={styles.actions}>
          <button type="button" className="button button--sm" onClick={() => void run()}>
            {translate({ message: 'Let it happen' })}
          </button>
        </p>
      </div>
      <News>{news}</News>
      {answer && <ResponseView answer={answer} />}
    </>
  );
}
