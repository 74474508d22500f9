/** What React would have handled: buttons, and links that are buttons. Other links navigate by themselves. */
const buttons = 'button, [role="button"], a[href="#"], [data-wake]';
const searchButton = '.DocSearch-Button';

const plain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey;

function opensSearch(event: KeyboardEvent): boolean {
  const editing = event.target instanceof Element && event.target.matches('input, select, textarea, [contenteditable]');
  const k = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
  return k || (event.key === '/' && plain(event) && !editing);
}

/**
 * Remembers where an element stands. Waking may put another one in its place: the link of a sidebar group leads to a
 * page until the application opens the group in its stead.
 * @returns Gives the element, or the one that stands there now; undefined when the place is gone.
 */
function placeOf(element: Element): () => Element | undefined {
  const steps: { readonly parent: Element; readonly index: number }[] = [];
  for (let each = element; each.parentElement; each = each.parentElement)
    steps.unshift({ parent: each.parentElement, index: [...each.parentElement.children].indexOf(each) });
  return () => {
    if (element.isConnected) return element;
    const from = steps.findLastIndex(({ parent }) => parent.isConnected);
    return steps.slice(from).reduce<Element | undefined>((at, { index }) => at?.children[index], steps[from]?.parent);
  };
}

/** Presses a button that stood in the page before it woke, and gives back the focus that it had. */
function press(place: () => Element | undefined, hadFocus: boolean): void {
  const button = place();
  if (!(button instanceof HTMLElement)) return;
  if (hadFocus && document.activeElement === document.body) button.focus();
  button.click();
}

/**
 * Keeps what the reader does before the application listens: clicks on buttons, search shortcuts, and letters that
 * belong into the search box.
 * @returns Does it all again, in order, and stops holding.
 */
export function holdInput(): () => void {
  const held: (() => void)[] = [];
  let text = '';
  let shortcut = false;

  /** Neither the browser nor the application, which may be listening already, answers an event that is held. */
  function keep(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function onClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(buttons) : null;
    if (!target || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    keep(event);
    const place = placeOf(target);
    const hasFocus = document.activeElement === target;
    held.push(() => press(place, hasFocus));
  }

  function onKey(event: KeyboardEvent): void {
    const onButton = event.target instanceof Element && event.target.matches(searchButton);
    const isLetter = /^\S$/u.test(event.key) && plain(event);
    if (isLetter && (shortcut || onButton)) text += event.key;
    else if (opensSearch(event)) shortcut = true;
    else return;
    keep(event);
  }

  const type = (key: string, target: EventTarget, ctrlKey = false) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  return () => {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKey, true);
    for (const repeat of held) repeat();
    const button = document.querySelector<HTMLElement>(searchButton);
    if (text && button) {
      button.focus();
      for (const letter of text) type(letter, button);
    } else if (shortcut) type('k', document.body, true);
  };
}
