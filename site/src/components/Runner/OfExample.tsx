import type { ReactNode } from 'react';
import Runner, { type Props } from './index.tsx';
import type { Check } from './use-run.ts';

/** The checker comes with the first change: an example of the page was checked when the page was built. */
const check: Check = async (source) => (await import('./check-excerpt.ts')).checkExcerpt(source);

/** The runner of an example, which is no theme: what only a theme can fulfil does not count for it. */
export default function OfExample(props: Omit<Props, 'check' | 'whole'>): ReactNode {
  return <Runner {...props} check={check} />;
}
