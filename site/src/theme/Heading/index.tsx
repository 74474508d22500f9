import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useThemeConfig } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface HeadingProps extends Props {
  /** It is pressed to unfold what it is about: another link has no place in it. */
  isSummary?: boolean;
}

/**
 * Replaces the stock heading, whose link to itself says its name once more, and once again as a title: a screen reader
 * that walks the headings hears each twice, and every page pays for it.
 */
export default function Heading({ as: As, id, isSummary, ...props }: HeadingProps): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const { hideOnScroll } = useThemeConfig().navbar;
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  collectAnchor(id);
  const name = translate({ id: 'theme.common.headingLink', message: 'Link to this heading' });
  return (
    <As {...props} className={clsx('anchor', !hideOnScroll && styles.belowBar, props.className)} id={id}>
      {props.children}
      {isSummary ? null : (
        <Link className="hash-link" to={`#${id}`} aria-label={name}>
          {'\u200B'}
        </Link>
      )}
    </As>
  );
}
