import clsx from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  title?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * The banner of a page that is a draft or not listed. Stock has five kinds with icons, for Markdown that this site does
 * not use, and every page would load them.
 */
export default function Admonition({ title, className, children }: Props): ReactNode {
  return (
    <div className={clsx('alert alert--warning', className)} role="note">
      <b>{title}</b>
      <div>{children}</div>
    </div>
  );
}
