import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** A part of the text that marks belong to: one thought, as the author wrote it. What a tool shows rests on nothing. */
const passages = '.theme-doc-markdown :is(p, li, dd, tr):not(section *)';

/** A window as wide as `--wide` of the style sheets. */
const wide = '(min-width: 1200px)';

let shown: typeof import('./show-margin.ts') | undefined;

/** Says in the margin of a wide window what the passage under the pointer, or with the focus, rests on. */
async function attend({ target }: Event): Promise<void> {
  if (!(target instanceof Element) || target.closest('main .col--3')) return;
  const passage = target.closest(passages);
  if (!shown && (!passage || !matchMedia(wide).matches)) return;
  shown ??= await import('./show-margin.ts');
  shown.showMargin(passage);
}

if (ExecutionEnvironment.canUseDOM)
  for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, (event) => void attend(event));

/** The passage is gone with its page. */
export function onRouteDidUpdate(): void {
  shown?.showMargin(null);
}
