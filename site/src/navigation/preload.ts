import stock from '@docusaurus/core/lib/client/preload.js';
import { nextFrame } from './next-frame.ts';

/**
 * Stock, and between pages a frame: the browser shows that the link was pressed before it is busy with the next page,
 * which takes several frames on a slow phone.
 */
export default async function preload(pathname: string): Promise<void> {
  const isBetweenPages = typeof document !== 'undefined' && document.documentElement.dataset.hasHydrated === 'true';
  await Promise.all([stock(pathname), isBetweenPages && nextFrame()]);
}
