import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Island from '@site/src/islands/Island.tsx';
import Kept from '@site/src/islands/Kept.tsx';
import { type ReactNode, useLayoutEffect } from 'react';
import { names } from '../../../hydration/contract.ts';
import ExampleCall, { type Call } from './ExampleCall.tsx';
import styles from './styles.module.css';

interface Props extends Call {
  /** The request in all languages, and an example of the response. */
  children: ReactNode;
}

/**
 * An example of the call beside the text about it, where there is room, and below its head where there is none. Send
 * puts a form in its place that calls a shop inside the page.
 */
export default function Rail({ method, path, children, ...opening }: Props): ReactNode {
  useBrokenLinks().collectAnchor('try-it');
  useLayoutEffect(() => {
    document.documentElement.setAttribute(names.hasRail, '');
    return () => document.documentElement.removeAttribute(names.hasRail);
  }, []);
  return (
    <Island
      name="rail"
      as="section"
      settings={opening}
      className={styles.rail}
      id="try-it"
      data-rail
      data-stage
      aria-label={translate({ message: 'Example call' })}
    >
      <ExampleCall {...opening} method={method} path={path}>
        <Kept>{children}</Kept>
      </ExampleCall>
    </Island>
  );
}
