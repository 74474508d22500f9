import { checkExcerpt } from '@shop-docs/template';
import type { ReactNode } from 'react';
import Runner, { type Props } from './index.tsx';

/** The runner of an example, which is no theme: what only a theme can fulfil does not count for it. */
export default function OfExample(props: Omit<Props, 'check' | 'whole'>): ReactNode {
  return <Runner {...props} check={checkExcerpt} />;
}
