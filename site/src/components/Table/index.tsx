import type { ComponentProps, ReactNode } from 'react';

/** A table of running text. It scrolls sideways where it is too wide, so the keyboard must reach it. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  return <table tabIndex={0} {...props} />;
}
