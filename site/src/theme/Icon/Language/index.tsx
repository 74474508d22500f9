import type { Props } from '@theme/Icon/Language';
import type { ReactNode } from 'react';

/** A globe: the stock sign of two scripts takes 130 bytes more of every page. */
export default function IconLanguage({ width = 20, height = 20, ...props }: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={width} height={height} aria-hidden {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M2 12h20M12 2c6 6 6 14 0 20-6-6-6-14 0-20"
      />
    </svg>
  );
}
