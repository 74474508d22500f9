import { names } from '../../hydration/contract.ts';

/**
 * Stock shows nothing when a script of the first page cannot be loaded: the page stays readable but does not react.
 * This says so, and offers another attempt.
 */
function showRetry(error: Error): void {
  if (document.getElementById(names.failedLoad)) return;
  const box = document.createElement('div');
  box.id = names.failedLoad;
  box.className = 'alert alert--danger';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = String(error);
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--danger button--sm';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => window.location.reload());
  box.append(text, retry);
  (document.querySelector('dialog[open]') ?? document.body).prepend(box);
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const hydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (!hydrated && reason instanceof Error && reason.name === 'ChunkLoadError') showRetry(reason);
  });
}
