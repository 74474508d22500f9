import Island from '@site/src/islands/Island.tsx';
import type { ReactNode } from 'react';
import Checker from './Checker.tsx';

/** A theme to check, and the report about it. The theme stays in the page. */
export default function ThemeChecker(): ReactNode {
  return (
    <Island name="checker">
      <Checker />
    </Island>
  );
}
