import { translate } from '@docusaurus/Translate';
import { useCopy } from '@site/src/clipboard/use-copy.ts';
import type { ReactNode } from 'react';
import { saveFile } from './save-file.ts';

/** Takes the theme out of the editor: into the clipboard, to be pasted into the shop's own editor, or into a file. */
export default function ThemeActions({ source }: { source: string }): ReactNode {
  const button = useCopy(translate({ message: 'Copy theme' }));
  return (
    <>
      <button
        type="button"
        className="button button--sm"
        onClick={({ currentTarget }) => void button.copy(source, currentTarget)}
      >
        {button.label}
      </button>
      <button type="button" className="button button--sm" onClick={() => saveFile('theme.html', source)}>
        {translate({ message: 'Download' })}
      </button>
    </>
  );
}
