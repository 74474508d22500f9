import Island from '@site/src/islands/Island.tsx';
import type { ReactNode } from 'react';
import WalkOpener from './WalkOpener.tsx';

/** The authorization flow from the first URL to a refreshed token, against a shop inside the page. */
export default function OAuthWalk(): ReactNode {
  return (
    <Island name="walk">
      <WalkOpener />
    </Island>
  );
}
