import type { Props } from '@theme/TOCCollapsible/CollapseButton';
import Original from '@theme-original/TOCCollapsible/CollapseButton';
import { type ReactNode, useEffect } from 'react';

/**
 * The stock button, which says neither to readers nor to style sheets whether the contents are open. They lie over the
 * text: where the reader has chosen, or presses anything else, they close.
 */
export default function CollapseButton(props: Props): ReactNode {
  useEffect(() => {
    if (props.collapsed) return undefined;
    const button = document.querySelector<HTMLElement>('.theme-doc-toc-mobile > button');
    const close = ({ target }: MouseEvent) => {
      if (!button?.contains(target as Node)) button?.click();
    };
    document.addEventListener('click', close);
    return () => document.removeEventListener('click', close);
  }, [props.collapsed]);
  return <Original {...props} aria-expanded={!props.collapsed} />;
}
