import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/TOCItems';
import Original from '@theme-original/TOCItems';
import type { ReactNode } from 'react';

/** The stock contents as a landmark; those of a phone mark the section of the reader as those of a wide window do. */
export default function TOCItems(props: Props): ReactNode {
  return (
    <nav aria-label={translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' })}>
      <Original linkActiveClassName="table-of-contents__link--active" {...props} />
    </nav>
  );
}
