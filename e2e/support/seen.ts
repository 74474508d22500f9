import type { Locator } from '@playwright/test';

/** What a reader sees of an element. */
interface Look {
  /** Whether it is laid out, opaque, not cut away, and not hidden from programs that read the page aloud. */
  readonly isSeen: boolean;
  /** Its words of which the same is true. */
  readonly text: string;
}

/**
 * What a reader sees of elements. What is further down the page, or in a part that scrolls, counts: the reader can get to
 * it. An entry of a closed select is seen where the select is.
 */
function look(elements: Locator): Promise<Look[]> {
  return elements.evaluateAll((all) => {
    const isHidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('[aria-hidden="true"], [inert]') !== null;
    /** Whether something is left of a box that its ancestors cut, and of the page before its beginning. */
    const isLeft = (box: DOMRect, from: Element | null): boolean => {
      let { top, right, bottom, left } = box;
      for (let each = from; each; each = each.parentElement) {
        const { overflowX, overflowY, clip, clipPath, position } = getComputedStyle(each);
        if (/^rect\(/.test(clip) || /^inset\((?:50|100)%/.test(clipPath)) return false;
        const room = each.getBoundingClientRect();
        // What scrolls there can be brought to where the part itself is.
        if (/auto|scroll/.test(overflowX)) ({ left, right } = room);
        if (/auto|scroll/.test(overflowY)) ({ top, bottom } = room);
        const isPart = each !== document.body && each !== document.documentElement;
        if (isPart && /hidden|clip/.test(overflowX)) {
          left = Math.max(left, room.left);
          right = Math.min(right, room.right);
        }
        if (isPart && /hidden|clip/.test(overflowY)) {
          top = Math.max(top, room.top);
          bottom = Math.min(bottom, room.bottom);
        }
        if (position === 'fixed') break;
      }
      return right - left >= 2 && bottom - top >= 2 && right + scrollX > 0 && bottom + scrollY > 0;
    };
    const isSeen = (element: Element): boolean => {
      if (getComputedStyle(element).display === 'contents') return [...element.children].some(isSeen);
      const shown = element instanceof HTMLOptionElement ? (element.closest('select') ?? element) : element;
      return !isHidden(shown) && isLeft(shown.getBoundingClientRect(), shown);
    };
    const isRead = (text: Node): boolean => {
      const parent = text.parentElement;
      if (!parent) return false;
      const { color, display, fontSize } = getComputedStyle(parent);
      if (display !== 'contents' && isHidden(parent)) return false;
      if (/^rgba\(.*, 0\)$/.test(color) || Number.parseFloat(fontSize) < 1) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].some((box) => isLeft(box, parent));
    };
    return all.map((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let words = '';
      for (let text = texts.nextNode(); text; text = texts.nextNode()) if (isRead(text)) words += text.textContent;
      return { isSeen: isSeen(element), text: words };
    });
  });
}

/** The words that a reader sees in elements, white space as one space each. */
export async function seenText(elements: Locator): Promise<string> {
  const looks = await look(elements);
  return looks
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whether there are elements and a reader sees each of them. */
export async function isSeen(elements: Locator): Promise<boolean> {
  const looks = await look(elements);
  return looks.length > 0 && looks.every((each) => each.isSeen);
}
