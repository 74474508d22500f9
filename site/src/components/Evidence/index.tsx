import type { ReactNode } from 'react';

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

/** A small mark that says how sure a statement is, and leads to its source. */
export default function Evidence({ label, href, reason }: Props): ReactNode {
  return (
    <>
      <a className="evidence" data-search="skip" href={href}>
        {label}
      </a>
      {reason && <span className="evidence-reason"> ({reason.replace(/\.$/, '')})</span>}
    </>
  );
}
