import type { Props } from '@theme/DocSidebar';
import Desktop from '@theme/DocSidebar/Desktop';
import type { ReactNode } from 'react';

/**
 * Stock, but the sidebar stays in the page of a narrow window, which does not show it: the menu shows a copy of it, so
 * that it is there before the application is.
 */
export default function DocSidebar(props: Props): ReactNode {
  return <Desktop {...props} />;
}
