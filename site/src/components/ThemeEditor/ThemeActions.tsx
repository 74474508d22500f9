import { type ReactNode, useState } from 'react';
import { saveFile } from './save-file.ts';

/** Takes the theme out of the editor: into the clipboard, to be pasted into the shop's own editor, or into a file. */
export default function ThemeActions({ source }: { source: string }): ReactNode {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(source);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <>
      <button type="button" className="button button--sm" onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy theme'}
      </button>
      <button type="button" className="button button--sm" onClick={() => saveFile('theme.html', source)}>
        Download
      </button>
    </>
  );
}
