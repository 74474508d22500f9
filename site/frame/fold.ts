import { foldingTime } from './folding-time.ts';

/** On a `details` whose content, its second child, moves when it opens and closes. */
const folds = 'details[data-fold] > summary';

/** Height of the first line of a list: it is seen in the first frame, before the movement, which takes longer to begin. */
const firstLine = '2.25rem';

const closing = new WeakMap<Element, Animation>();

const clip = (height: string) => ({ height, overflow: 'hidden' });

/** Moves the content between two heights. */
function move(content: HTMLElement, from: string, to: string): Animation {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = isStill ? 1 : foldingTime(content.scrollHeight);
  return content.animate([clip(from), clip(to)], { duration, easing: 'ease-in-out' });
}

function open(details: HTMLDetailsElement, content: HTMLElement): void {
  details.open = true;
  Object.assign(content.style, clip(firstLine));
  requestAnimationFrame(() =>
    setTimeout(() => {
      content.removeAttribute('style');
      if (details.open) move(content, firstLine, `${content.scrollHeight}px`);
    }),
  );
}

function close(details: HTMLDetailsElement, content: HTMLElement): void {
  const movement = move(content, `${content.scrollHeight}px`, '0px');
  closing.set(details, movement);
  movement.onfinish = () => {
    closing.delete(details);
    details.open = false;
  };
}

/** Opens or closes a fold as a press of its summary does. One that is about to close stays open. */
function toggle(details: HTMLDetailsElement): void {
  const content = details.querySelector<HTMLElement>(':scope > :not(summary)');
  const movement = closing.get(details);
  closing.delete(details);
  movement?.cancel();
  if (!content) return;
  if (!details.open) open(details, content);
  else if (!movement) close(details, content);
}

/** Moves what is folded, as long as the page is there: groups of the sidebar, lists of the menu, contents of a phone. */
export function attendFolds(): void {
  addEventListener(
    'click',
    (event) => {
      const summary = event.target instanceof Element ? event.target.closest(folds) : null;
      if (!(summary?.parentElement instanceof HTMLDetailsElement)) return;
      event.preventDefault(); // the browser would open and close it at once
      toggle(summary.parentElement);
    },
    true,
  );
}
