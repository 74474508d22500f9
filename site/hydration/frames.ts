import { names } from './contract.ts';

/** A frame waits until it is this near to the view: a document of its own takes a slow phone 30 ms and more. */
const near = '25% 0px';
const waiting = new Set<Element>();
let observer: IntersectionObserver | undefined;

/** Gives a frame the height of what it shows: the page holds what was measured or estimated when it was built. */
function fit({ target }: Pick<Event, 'target'>): void {
  if (!(target instanceof HTMLIFrameElement)) return;
  const content = target.contentDocument?.documentElement;
  if (content) target.height = String(Math.ceil(content.getBoundingClientRect().height));
}

/** What an element holds for readers without script; nothing where its frame already is. From now on the frame is fitted. */
function take(holder: Element): string | null | undefined {
  waiting.delete(holder);
  observer?.unobserve(holder);
  const written = holder.querySelector('noscript')?.textContent;
  if (written && holder.getAttribute(names.frame) !== 'fixed') holder.addEventListener('load', fit, { capture: true });
  return written;
}

/** Puts a frame where the page has it for readers without script. Nothing happens where it already is. */
export function show(holder: Element): void {
  const written = take(holder);
  if (written) holder.innerHTML = written;
}

/**
 * Puts a frame in place for a printer, which does not wait for documents that load: this one is written into its frame,
 * and there at once, in the height that the build knows.
 */
function showOnPaper(holder: Element): void {
  const whole = document.createElement('template');
  whole.innerHTML = take(holder) ?? '';
  const frame = whole.content.querySelector('iframe');
  if (!frame) return;
  const { srcdoc } = frame;
  frame.removeAttribute('srcdoc');
  holder.replaceChildren(frame);
  frame.contentDocument?.write(srcdoc);
  frame.contentDocument?.close();
}

function observe(): IntersectionObserver {
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 50));
  addEventListener('beforeprint', () => {
    for (const target of document.querySelectorAll(`[${names.frame}=""] > iframe`)) fit({ target });
    waiting.forEach(showOnPaper);
  });
  return new IntersectionObserver(
    (entries) => {
      // One at a time: between two of them the reader may scroll and tap.
      for (const { target, isIntersecting } of entries) if (isIntersecting) idle(() => show(target), { timeout: 500 });
    },
    { rootMargin: near },
  );
}

/**
 * Shows the frame that an element holds in a `noscript` once the element comes near the view. The loader does so for
 * the page that arrives, the application for pages that it moves to; for the same element both may ask.
 */
export function showWhenNear(holder: Element): void {
  observer ??= observe();
  waiting.add(holder);
  observer.observe(holder);
}
