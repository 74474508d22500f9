import { useWindowSize } from '@docusaurus/theme-common';
import Desktop from '@theme/DocItem/TOC/Desktop';
import Mobile from '@theme/DocItem/TOC/Mobile';
import type { ReactNode } from 'react';

/** The contents in both forms, of which the style sheet shows one. */
export default function Links(): ReactNode {
  const windowSize = useWindowSize();
  return (
    <>
      <Mobile />
      {windowSize !== 'mobile' && <Desktop />}
    </>
  );
}
