import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Step {
  from: number;
  to: number;
  text: string;
  detail: string;
}

const actors = [
  translate({ message: 'Your server' }),
  translate({ message: 'Browser of the owner' }),
  translate({ message: 'Platform' }),
];

const steps: readonly Step[] = [
  {
    from: 0,
    to: 1,
    text: translate({ message: 'Your server links to the consent page' }),
    detail: 'response_type=code, client_id, redirect_uri, scope, state',
  },
  { from: 1, to: 2, text: translate({ message: 'The owner approves' }), detail: 'GET /1/oauth/authorize' },
  { from: 2, to: 0, text: translate({ message: 'BASE redirects to your callback' }), detail: 'code, state' },
  { from: 0, to: 2, text: translate({ message: 'Your server exchanges the code' }), detail: 'POST /1/oauth/token' },
  {
    from: 2,
    to: 0,
    text: translate({ message: 'BASE returns tokens' }),
    detail: translate({ message: 'access_token: 1 hour, refresh_token: about 30 days' }),
  },
  {
    from: 0,
    to: 2,
    text: translate({ message: 'Your server calls, and refreshes after an hour' }),
    detail: 'Authorization: Bearer ACCESS_TOKEN',
  },
];

const x = (actor: number): number => 100 + actor * 260;
const y = (step: number): number => 84 + step * 62;

/** The authorization code flow as a sequence of six steps; the list below it says the same in words. */
export default function OAuthFlow(): ReactNode {
  return (
    <figure className={styles.flow}>
      <svg viewBox="0 0 720 450" aria-hidden="true" focusable="false">
        <defs>
          <marker
            id="oauth-arrow"
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="7"
            markerHeight="7"
            orient="auto-start-reverse"
          >
            <path d="M0 0 10 5 0 10z" className={styles.head} />
          </marker>
        </defs>
        {actors.map((actor, index) => (
          <g key={actor}>
            <rect x={x(index) - 98} y="4" width="196" height="34" rx="6" className={styles.box} />
            <text x={x(index)} y="26" textAnchor="middle" className={styles.actor}>
              {actor}
            </text>
            <path d={`M${x(index)} 38V440`} className={styles.life} />
          </g>
        ))}
        {steps.map(({ from, to, text, detail }, index) => (
          <g key={text}>
            <path d={`M${x(from)} ${y(index)}H${x(to)}`} className={styles.arrow} markerEnd="url(#oauth-arrow)" />
            <text x={Math.min(x(from), x(to)) + 14} y={y(index) - 9} className={styles.text}>
              {`${index + 1}  ${text}`}
            </text>
            <text x={Math.min(x(from), x(to)) + 14} y={y(index) + 19} className={styles.detail}>
              {detail}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <ol className={styles.steps}>
          {steps.map(({ text, detail }) => (
            <li key={text}>
              {text}: <code>{detail}</code>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
