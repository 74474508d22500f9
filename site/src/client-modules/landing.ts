import type { ClientModule } from '@docusaurus/types';
import { markSection } from '../../hydration/mark-section.ts';
import { openTarget } from '../../hydration/open-target.ts';

const mark = 'data-landed';

function forget(): void {
  for (const each of document.querySelectorAll(`[${mark}]`)) each.removeAttribute(mark);
}

/** Gives an element the focus without making it a stop of the keyboard. */
function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Makes a change of page by the application end like a followed link: the target is unfolded, in view, marked, and has
 * the focus. The browser does the latter three for links alone, and `:target` names none after such a change.
 */
const landing: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    forget();
    if (!previousLocation || !location.hash) return;
    const target = openTarget(location.hash);
    if (!target) return;
    target.setAttribute(mark, '');
    // After the search box has closed: it gives the focus back to its button.
    setTimeout(() => {
      // A form that is open at the target has the focus from its start; the browser may have taken it away by now.
      focus(target.querySelector<HTMLElement>('[data-landing]') ?? target);
      // The theme goes by the heading in the upper half of the window, even if the target belongs to the section before.
      requestAnimationFrame(() => markSection(target));
    });
  },
};

export default landing;
