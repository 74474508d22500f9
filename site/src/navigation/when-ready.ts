import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js';
import type { RouterProps } from 'react-router';
import { loadContent } from '../islands/contents.ts';
import { wholeStyles } from '../styles/whole-styles.ts';
import { nextFrame } from './next-frame.ts';
import { pageAddress } from './page-address.ts';
import preload from './preload.ts';

type Location = RouterProps['history']['location'];

/**
 * Resolves when a page can be rendered: its scripts, its styles and its content are there, and the browser has shown that the link
 * was pressed, before it is busy with the page, which takes several frames on a slow phone. Until then the client
 * modules know that a page is on its way.
 * @returns False where they cannot be had. They may be gone with a new release, so the page is loaded anew.
 */
export async function whenReady(next: Location, shown: Location): Promise<boolean> {
  const atPage = (each: Location): Location => ({ ...each, pathname: pageAddress(each.pathname) });
  const location = atPage(next);
  const previousLocation = atPage(shown);
  const { pathname } = location;
  const cleanUp = dispatchLifecycleAction('onRouteUpdate', { previousLocation, location });
  try {
    const content = pathname === previousLocation.pathname ? undefined : loadContent(pathname);
    await Promise.all([preload(pathname), content, wholeStyles(), nextFrame()]);
  } catch (error) {
    console.warn(error);
    window.location.reload();
    return false;
  }
  cleanUp();
  return true;
}
