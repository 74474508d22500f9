import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { translate } from '@docusaurus/Translate';
import { names } from '../../hydration/contract.ts';
import { copyText } from '../clipboard/copy-text.ts';

/** Milliseconds for which a button says what came of a press. */
const shownFor = 2000;

/** Has the button beside a block of code copy it, and say so for a while. Blocks are HTML: no component hears of a press. */
async function copyCode({ target }: Event): Promise<void> {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('pre + button') : null;
  const code = button?.previousElementSibling?.querySelector('code');
  if (!button || !code) return;
  const isCopied = await copyText(code.textContent ?? '', button);
  button.textContent = isCopied ? translate({ message: 'Copied' }) : translate({ message: 'Not copied' });
  button.setAttribute(names.copied, 'true');
  clearTimeout(waiting.get(button));
  const timer = setTimeout(() => {
    button.textContent = translate({ message: 'Copy' });
    button.removeAttribute(names.copied);
  }, shownFor);
  waiting.set(button, timer);
}

const waiting = new WeakMap<HTMLButtonElement, ReturnType<typeof setTimeout>>();

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', (event) => void copyCode(event));
