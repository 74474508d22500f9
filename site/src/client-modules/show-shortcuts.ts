import { translate } from '@docusaurus/Translate';
import { names } from '../../hydration/contract.ts';

/** Keys, and what they do. The search box names its own. */
const shortcuts = () =>
  [
    [['/', 'Ctrl K'], translate({ id: 'theme.SearchBar.label', message: 'Search' })],
    [['Esc'], translate({ message: 'Close' })],
    [['?'], translate({ message: 'Keyboard shortcuts' })],
  ] as const;

function element(name: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Shows the shortcuts of the keyboard in a dialog, once. */
export function showShortcuts(): void {
  document.documentElement.removeAttribute(names.asksShortcuts);
  if (document.querySelector('dialog[open]')) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'shortcuts';
  dialog.ariaLabel = translate({ message: 'Keyboard shortcuts' });
  const lines = shortcuts().map(([keys, does]) => {
    const line = element('p');
    for (const key of keys) line.append(element('kbd', key), ' ');
    line.append(element('span', does));
    return line;
  });
  const close = element('button', translate({ message: 'Close' }));
  close.className = 'button';
  dialog.append(element('h3', dialog.ariaLabel), ...lines, close);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === close) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
}
