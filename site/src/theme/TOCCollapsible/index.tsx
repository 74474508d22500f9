import Translate from '@docusaurus/Translate';
import AsBuilt from '@site/src/as-built/index.tsx';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import type { ReactNode } from 'react';
import { useSection } from './use-section.ts';

/**
 * Replaces the stock contents of a phone: a fold of the page, which says where the reader is. Where the reader has chosen,
 * presses Escape or anything else, it closes (`frame/contents.ts`).
 */
export default function TOCCollapsible({ toc, className, minHeadingLevel, maxHeadingLevel }: Props): ReactNode {
  const section = useSection();
  return (
    <details className={className} data-fold="">
      <summary data-section={section}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <AsBuilt>
        <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />
      </AsBuilt>
    </details>
  );
}
