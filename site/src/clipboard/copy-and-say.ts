import { translate } from '@docusaurus/Translate';
import { names } from '../../hydration/contract.ts';
import { copyText } from './copy-text.ts';

/** Milliseconds for which a button says what came of a press. */
const shownFor = 2000;

/** What buttons say again, and when. */
const waiting = new WeakMap<Element, { readonly label: string; readonly timer: ReturnType<typeof setTimeout> }>();

/** Copies a text, and has the button that was pressed say for a while what came of it. */
export async function copyAndSay(text: string, button: Element): Promise<void> {
  const isCopied = await copyText(text, button);
  const { label, timer } = waiting.get(button) ?? { label: button.textContent ?? '' };
  clearTimeout(timer);
  button.textContent = isCopied ? translate({ message: 'Copied' }) : translate({ message: 'Not copied' });
  button.setAttribute(names.copied, 'true');
  const sayAgain = () => {
    waiting.delete(button);
    button.textContent = label;
    button.removeAttribute(names.copied);
  };
  waiting.set(button, { label, timer: setTimeout(sayAgain, shownFor) });
}
