import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { names } from '../../hydration/contract.ts';
import { controls } from '../../hydration/presses.ts';
import { sharedRunner } from '../components/TemplateExample/shared-place.ts';
import { marks } from './marks.ts';
import { islands, type Part } from './parts.tsx';

type Draw = (part: Part, island: HTMLElement) => ReactNode;

/**
 * Wakes the islands of a document: those that do something by themselves now, the others when they are pressed. A press
 * is answered by what it wakes.
 * @param content Element that holds the document.
 * @param draw Makes an element of the content of an island.
 * @returns Ends them.
 */
export function wake(content: HTMLElement, draw: Draw): () => void {
  const awake = new Map<HTMLElement, Root | Promise<Root>>();

  function hydrate(island: HTMLElement): Root | Promise<Root> {
    const part = islands[island.getAttribute(marks.island) ?? '']?.read(island);
    if (!part) throw new Error(`Unexpected island ${island.outerHTML.slice(0, 80)}, expected one of parts.tsx`);
    const root =
      'then' in part
        ? part.then((loaded) => hydrateRoot(island, draw(loaded, island)))
        : hydrateRoot(island, draw(part, island));
    awake.set(island, root);
    if ('then' in root)
      root.then(
        (hydrated) => awake.set(island, hydrated),
        () => awake.delete(island), // the next press asks again
      );
    return root;
  }

  function onClick(event: MouseEvent): void {
    const pressed = event.target instanceof Element ? event.target : null;
    const island = pressed?.closest<HTMLElement>(`[${marks.island}]`);
    if (!pressed || !island) return;
    const root = awake.get(island) ?? flushSync(() => hydrate(island));
    const control = pressed.closest<HTMLElement>(controls);
    if (!('then' in root) || !control) return;
    event.preventDefault();
    event.stopPropagation();
    control.setAttribute(names.pressed, 'true');
    const answer = () => control.removeAttribute(names.pressed);
    root.then(() => {
      answer();
      control.click();
    }, answer);
  }

  /** An address that opens an example wakes it. */
  function onAddress(): void {
    const island = sharedRunner()?.closest<HTMLElement>(`[${marks.island}]`);
    if (island && content.contains(island) && !awake.has(island)) hydrate(island);
  }

  const eager = [...content.querySelectorAll<HTMLElement>(`[${marks.island}]`)].filter(
    (island) => islands[island.getAttribute(marks.island) ?? '']?.isEager,
  );
  let isOver = false;
  // React draws none of its roots within another; what is done on arrival at a page comes after them.
  queueMicrotask(() => {
    if (isOver) return;
    for (const island of eager) flushSync(() => hydrate(island));
    onAddress();
  });
  content.addEventListener('click', onClick, true);
  addEventListener('hashchange', onAddress);
  return () => {
    isOver = true;
    content.removeEventListener('click', onClick, true);
    removeEventListener('hashchange', onAddress);
    setTimeout(() => {
      for (const root of awake.values())
        Promise.resolve(root).then(
          (each) => each.unmount(),
          () => undefined, // it has never come
        );
    });
  };
}
