import type { ReactNode } from 'react';

export default function ThemeEditor(): ReactNode {
  return <p>Edit a theme.</p>;
}
