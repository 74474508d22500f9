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
    held.push(() => target.isConnected && target.click());
  }

  function onKey(event: KeyboardEvent): void {
    const onButton = event.target instanceof Element && event.target.matches(searchButton);
    const isLetter = /^\S$/u.test(event.key) && plain(event);
    if (isLetter && (shortcut || onButton)) text += event.key;
    else if (opensSearch(event)) shortcut = true;
    else return;
    keep(event);
  }

  const press = (key: string, target: EventTarget, ctrlKey = false) =>
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
      for (const letter of text) press(letter, button);
    } else if (shortcut) press('k', document.body, true);
  };
}
