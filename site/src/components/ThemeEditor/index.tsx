import { frameDocument } from '@site/src/components/TemplateExample/frame-document.ts';
import Island from '@site/src/islands/Island.tsx';
import type { ReactNode } from 'react';
import StarterTheme from './StarterTheme.tsx';

interface Props {
  /** Top page of the starter theme, rendered at build time. */
  preview: string;
}

/** The starter theme to look at and to take away; the editor over the whole window opens on demand. */
export default function ThemeEditor({ preview }: Props): ReactNode {
  return (
    <Island name="editor" data-example>
      <StarterTheme document={frameDocument(preview)} />
    </Island>
  );
}
