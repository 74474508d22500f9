import type { Props } from '@theme/TOCItems';
import Original from '@theme-original/TOCItems';
import type { ReactNode } from 'react';

/** The stock contents; those of a phone mark the section of the reader as those of a wide window do. */
export default function TOCItems(props: Props): ReactNode {
  return <Original linkActiveClassName="table-of-contents__link--active" {...props} />;
}
