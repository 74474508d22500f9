import { names } from './contract.ts';
import { placeOf } from './place-of.ts';

/**
 * What the application answers: buttons, and links that are buttons. Other links navigate by themselves, and what opens a
 * popover, a dialog of the frame or a fold is answered by the page.
 */
export const controls = `button:not([popovertarget]), [role="button"], a[href="#"], [${names.control}]`;

/**
 * Presses a control that stood in the page before hydration, and gives it the focus that it had. A window that has
 * changed meanwhile may show no such control any more.
 */
function press(place: () => Element | undefined, hadFocus: boolean): void {
  const control = place();
  if (!(control instanceof HTMLElement) || !control.matches(controls) || !control.checkVisibility()) return;
  control.removeAttribute(names.pressed);
  if (hadFocus && document.activeElement === document.body) control.focus();
  control.click();
}

/**
 * Keeps presses of what the application answers until it does, and shows at once that they wait. A dialog of the frame,
 * and a notice that scripts failed, answer by themselves.
 * @returns Gives them to the application, in their order. Several scripts may fail to arrive, and each asks for it: what
 * was done is done once.
 */
export function keepPresses(): () => void {
  const waiting: (() => void)[] = [];

  function onClick(event: MouseEvent): void {
    const control = event.target instanceof Element ? event.target.closest(controls) : null;
    const { button, ctrlKey, metaKey, shiftKey } = event;
    if (!control || button !== 0 || ctrlKey || metaKey || shiftKey || control.closest('dialog, [role="alert"]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const place = placeOf(control);
    const hasFocus = document.activeElement === control;
    control.setAttribute(names.pressed, 'true');
    waiting.push(() => press(place, hasFocus));
  }

  addEventListener('click', onClick, true);
  return () => {
    removeEventListener('click', onClick, true);
    for (const act of waiting.splice(0)) act();
  };
}

/**
 * Does something once the application answers: at once when it does already. What is asked for first comes first, so that
 * what opens by itself comes after the presses that the reader has made before, and takes the place of none.
 * @returns Forgets it.
 */
export function whenLive(act: () => void): () => void {
  const root = document.documentElement;
  const isLive = () => root.getAttribute(names.hydrated) === 'true';
  const observer = new MutationObserver(() => {
    if (!isLive()) return;
    observer.disconnect();
    setTimeout(act);
  });
  if (isLive()) act();
  else observer.observe(root, { attributeFilter: [names.hydrated] });
  return () => observer.disconnect();
}
