import type { ReactNode } from 'react';
import { noteOf } from './note-of.ts';

/** How a statement is known, and where that is explained. */
export interface Mark {
  /** `2019`, or `platform, December 2021`. */
  label: string;
  /** The entry of its source or of its level in the legend. */
  href: string;
}

interface Props extends Mark {
  /** For an inference: from what, and how. */
  reason?: string;
}

/** A small mark that says how sure a statement is. Pressed, it opens the note of the page that explains it. */
export default function Evidence({ label, href, reason }: Props): ReactNode {
  return (
    <>
      <button type="button" className="evidence" data-search="skip" popoverTarget={noteOf(href)}>
        {label}
      </button>
      {reason && <span className="evidence-reason"> ({reason.replace(/\.$/, '')})</span>}
    </>
  );
}
