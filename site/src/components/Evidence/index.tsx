import { type ReactNode, useId } from 'react';
import { conclusion, noteOf } from './note-of.ts';

/** How a statement is known, and where that is explained. */
export interface Mark {
  /** `2019`, or `platform, December 2021`. */
  label: string;
  /** The entry of its source or of its level in the legend. */
  href: string;
  /** How its sign is drawn: BASE says so today, said so in 2019; a ring for what others saw, and for conclusions. */
  sign?: 'full' | 'half';
  /** Number of its note, where the page has several notes alike. */
  nth?: string;
}

interface Props extends Mark {
  /** For an inference: from what, and how. */
  reason?: string;
}

/**
 * A small sign that says how sure a statement is; its word is its name, and stands there on paper and in a copy. Pressed,
 * it opens the note of the page that explains it, or that of its own reason, which stands behind it on paper.
 */
export default function Evidence({ label, href, sign, nth, reason }: Props): ReactNode {
  const id = useId();
  return (
    <>
      <span className="evidence-at">
        <button
          type="button"
          className="evidence"
          data-search="skip"
          data-sign={sign}
          data-nth={nth}
          popoverTarget={reason ? id : noteOf(href)}
        >
          {label}
        </button>
      </span>
      {reason && (
        <>
          {' '}
          <span popover="auto" id={id} className="evidence-note">
            <a data-search="skip" data-print="skip" href={href}>
              {conclusion}
            </a>
            {` (${reason.replace(/\.$/, '')})`}
          </span>
        </>
      )}
    </>
  );
}
