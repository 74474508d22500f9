import type { ReactNode } from 'react';

export default function ThemeChecker(): ReactNode {
  return <p>Paste a theme.</p>;
}
