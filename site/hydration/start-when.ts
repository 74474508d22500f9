import { controls } from './presses.ts';

/** Signs of a reader. Any of them starts the application. */
const gestures = ['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown', 'focusin', 'wheel'] as const;

/** Longest press, in milliseconds, that the start of the application waits for; a longer one is no tap. */
const longestPress = 500;
/** Milliseconds in which a press may follow the first movement of a pointer. */
const afterMovement = 40;

/** After the next frame has been painted. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/**
 * Starts the application on the reader's first gesture, but never between a press and its answer: running the scripts
 * takes a slow phone longer than a reader waits. After the press of a control it starts with the frame that answers it.
 */
export function startOnGesture(start: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin(): void {
    clearTimeout(timer);
    for (const type of gestures) removeEventListener(type, onGesture, true);
    for (const type of ['click', 'pointercancel']) removeEventListener(type, onEnd, true);
    start();
  }
  const plan = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => afterPaint(begin), milliseconds);
  };
  const onEnd = () => plan(0);

  function onGesture(event: Event): void {
    const { type, target } = event;
    // A browser tells of a pointer that rests where the page appears: nobody has moved it.
    const rests = 'movementX' in event && event.movementX === 0 && (event as PointerEvent).movementY === 0;
    const presses = type === 'pointerdown' || type === 'touchstart';
    if (presses && target instanceof Element && target.closest(`${controls}, label, input, summary`)) {
      plan(longestPress);
      for (const end of ['click', 'pointercancel']) addEventListener(end, onEnd, true);
    } else if (type !== 'pointermove') plan(0);
    else if (!rests) timer ?? plan(afterMovement);
  }

  for (const type of gestures) addEventListener(type, onGesture, { capture: true, passive: true });
}
