import type { Props } from '@theme/TOCCollapsible/CollapseButton';
import Original from '@theme-original/TOCCollapsible/CollapseButton';
import { type ReactNode, useEffect } from 'react';
import { useSection } from './use-section.ts';

/**
 * The stock button, which says neither to readers nor to style sheets whether the contents are open, nor where the
 * reader is. They lie over the text: where the reader has chosen, presses Escape or anything else, they close.
 */
export default function CollapseButton(props: Props): ReactNode {
  const section = useSection();
  useEffect(() => {
    if (props.collapsed) return undefined;
    const button = document.querySelector<HTMLElement>('.theme-doc-toc-mobile > button');
    const close = ({ target }: MouseEvent) => {
      if (!button?.contains(target as Node)) button?.click();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      button?.click();
      button?.focus();
    };
    document.addEventListener('click', close);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [props.collapsed]);
  return <Original {...props} aria-expanded={!props.collapsed} data-section={section} />;
}
