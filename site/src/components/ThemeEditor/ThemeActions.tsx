import { translate } from '@docusaurus/Translate';
import { copyAndSay } from '@site/src/clipboard/copy-and-say.ts';
import type { ReactNode } from 'react';
import { saveFile } from './save-file.ts';

/** Takes the theme out of the editor: into the clipboard, to be pasted into the shop's own editor, or into a file. */
export default function ThemeActions({ source }: { source: string }): ReactNode {
  return (
    <>
      <button
        type="button"
        className="button button--sm"
        onClick={({ currentTarget }) => void copyAndSay(source, currentTarget)}
      >
        {translate({ message: 'Copy theme' })}
      </button>
      <button type="button" className="button button--sm" onClick={() => saveFile('theme.html', source)}>
        {translate({ message: 'Download' })}
      </button>
    </>
  );
}
