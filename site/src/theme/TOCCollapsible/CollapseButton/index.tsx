import type { Props } from '@theme/TOCCollapsible/CollapseButton';
import Original from '@theme-original/TOCCollapsible/CollapseButton';
import type { ReactNode } from 'react';

/** The stock button, which says neither to readers nor to style sheets whether the contents are open. */
export default function CollapseButton(props: Props): ReactNode {
  return <Original {...props} aria-expanded={!props.collapsed} />;
}
