import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { names } from '../../hydration/contract.ts';

const show = () => void import('./show-shortcuts.ts').then(({ showShortcuts }) => showShortcuts());

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener(names.asksShortcuts, show);
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${names.control}="shortcuts"]`)) show();
  });
  if (document.documentElement.hasAttribute(names.asksShortcuts)) show();
}
