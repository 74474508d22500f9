import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { copyAndSay } from '../clipboard/copy-and-say.ts';

/** Has the button beside a block of code copy it. Blocks are HTML: no component hears of a press. */
function copyCode({ target }: Event): void {
  const button = target instanceof Element ? target.closest('pre + button') : null;
  const code = button?.previousElementSibling?.querySelector('code');
  if (button && code) void copyAndSay(code.textContent ?? '', button);
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', copyCode);
