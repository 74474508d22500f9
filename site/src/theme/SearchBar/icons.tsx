import type { JSX } from 'react';

/** The signs of the search box, as paths of 20 by 20 pixels. */
const paths = {
  page: 'M17 6v12c0 .5-.2 1-1 1H4c-.7 0-1-.3-1-1V2c0-.5.4-1 1-1h8l5 5zM14 8h-3c-.6 0-1-.4-1-1V4',
  heading: 'M13 13h4-4V8H7v5h6v4-4H7V8H3h4V3v5h6V3v5h4-4v5zm-6 0v4-4H3h4z',
  text: 'M17 5H3h14zm0 5H3h14zm0 5H3h14z',
  recent: 'M3.2 6.6a8.2 8.2 0 1113 9.9 8.2 8.2 0 01-11.7 0M6.4 7.2H2.6V3.4M10.4 6v5.6L13 13',
  favorite: 'M10 14.2L5 17l1-5.6-4-4 5.5-.7 2.5-5 2.5 5 5.6.8-4 4 .9 5.5z',
  select: 'M18 3v4c0 2-2 4-4 4H2M8 17l-6-6 6-6',
  remove: 'M5 5l10 10M15 5L5 15',
  error:
    'M19 4.8a16 16 0 00-5.3-2.4A16 16 0 001.1 4.7M16.7 8a12 12 0 00-2.8-1.4M10 6a12 12 0 00-6.7 2M12.3 14.7a4 4 0 00-4.5 0M3 16L18 2M10 18h0',
} as const;

export type IconName = keyof typeof paths;

interface Props {
  readonly name: IconName;
  readonly className?: string;
  readonly size?: number;
}

export default function Icon({ name, className, size = 20 }: Props): JSX.Element {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} stroke="currentColor" fill="none" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
