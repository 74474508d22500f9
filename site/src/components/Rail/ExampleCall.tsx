import { translate } from '@docusaurus/Translate';
import CallPath from '@site/src/components/Endpoint/CallPath.tsx';
import OnDemand from '@site/src/components/OnDemand/index.tsx';
import type { Opening } from '@site/src/components/TryIt/opening.ts';
import { useIslandRoot } from '@site/src/islands/island-root.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { whenLive } from '../../../hydration/presses.ts';
import { placeInText } from './place-in-text.ts';
import styles from './styles.module.css';
import { useInView } from './use-in-view.ts';
import { useLitFields } from './use-lit-fields.ts';

export interface Call extends Opening {
  method: string;
  path: string;
}

interface Props extends Call {
  /** The request in all languages, and an example of the response. */
  children: ReactNode;
}

const load = () => import('../TryIt/Panel.tsx');

/** The call as it is shown, the form that Send puts in its place, and the bar that leads here from the text of a phone. */
export default function ExampleCall({ method, path, children, ...opening }: Props): ReactNode {
  const rail = useIslandRoot();
  const body = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLAnchorElement>(null);
  const [asked, setAsked] = useState(0);
  // Where the bar took the reader away from, until the call has left the window.
  const [back, setBack] = useState<(() => void) | null>(null);
  const isInView = useInView(body);
  useLitFields(rail);
  // Before the page was awake, the bar could only lead here; the form opens as soon as it can, but for what was pressed.
  useEffect(() => (location.hash === '#try-it' ? whenLive(() => setAsked(1)) : undefined), []);
  const returns = useRef(false);
  useEffect(() => {
    if (isInView) return;
    setBack(null);
    if (returns.current) bar.current?.focus({ preventScroll: true }); // it is on show again
    returns.current = false;
  }, [isInView]);
  const leave = () => {
    setBack(() => placeInText(rail.current));
    setAsked(asked + 1);
  };
  const goBack = () => {
    returns.current = true;
    setBack(null);
    back?.();
  };
  const openers = [
    { label: translate({ message: 'Send' }), props: { ...opening, sends: true } },
    { label: translate({ message: 'Edit values' }), props: { ...opening, sends: false } },
  ];
  return (
    <>
      <div className={styles.body} ref={body}>
        <OnDemand
          openers={openers}
          load={load}
          asked={asked}
          head={<h2 className={styles.title}>{translate({ message: 'Example call' })}</h2>}
        >
          {children}
        </OnDemand>
      </div>
      <p
        className={styles.bar}
        data-covered={(isInView && !back) || undefined}
        data-back={back ? '' : undefined}
        data-search="skip"
        data-print="skip"
      >
        <span className={styles.call}>
          <b>{method}</b> <CallPath path={path} />
        </span>
        {isInView && back ? (
          <button type="button" className="button" onClick={goBack}>
            {translate({ message: 'Back to the text' })}
          </button>
        ) : (
          // biome-ignore lint/a11y/useValidAnchor: it leads there without script; with it, the form opens as well
          <a className="button button--primary" href="#try-it" ref={bar} onClick={leave}>
            {translate({ message: 'Try it' })}
          </a>
        )}
      </p>
    </>
  );
}
