import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/TOCItems';
import Original from '@theme-original/TOCItems';
import { type ReactNode, useRef } from 'react';
import { useEntryInView } from './use-entry-in-view.ts';

/**
 * The stock contents; those of a phone mark the section of the reader as those of a wide window do, which are a landmark:
 * a page has one of a name, and the fold of a phone says what it is.
 */
export default function TOCItems(props: Props): ReactNode {
  const contents = useRef<HTMLElement>(null);
  useEntryInView(contents);
  const items = <Original linkActiveClassName="table-of-contents__link--active" {...props} />;
  if (props.linkClassName === undefined) return items;
  return (
    <nav
      ref={contents}
      aria-label={translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' })}
    >
      {items}
    </nav>
  );
}
