import { useOwnVersion } from '@site/src/components/Places/use-own-version.ts';
import type { Props } from '@theme/Footer/LinkItem';
import Stock from '@theme-original/Footer/LinkItem';
import type { ReactNode } from 'react';

/** Wraps the stock link, which leads out of a cut version. */
export default function LinkItem({ item }: Props): ReactNode {
  const own = useOwnVersion();
  return <Stock item={item.to ? { ...item, to: own(item.to) } : item} />;
}
