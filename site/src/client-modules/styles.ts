import { wholeStyles } from '../styles/whole-styles.ts';

/** Once the page answers, the browser may style it anew: what is drawn from now on may need styles of other pages. */
export function onRouteDidUpdate(): void {
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(() => void wholeStyles().catch(() => undefined)); // a change of page asks again
}
