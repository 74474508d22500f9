import { choiceKeys, names } from '../hydration/contract.ts';

const languages = `input[${names.language}]`;
const marks = `.${names.showMarks} > input`;

/** Reads what is kept under a key, or keeps something there; without storage a choice holds for its page. */
function kept(key: string, value?: string): string | null {
  try {
    if (value !== undefined) localStorage.setItem(key, value);
    return localStorage.getItem(key);
  } catch {
    return value ?? null;
  }
}

const inputs = (selector: string) => document.querySelectorAll<HTMLInputElement>(selector);

/**
 * Has the language of samples and the switch of marks be what the reader has chosen, on this page and on all others, as
 * long as the page is there: before the browser paints what arrives, and what the application puts in later.
 */
export function attendChoices(): void {
  let language = kept(choiceKeys.language);
  let showMarks = kept(choiceKeys.marks);
  const apply = () => {
    if (language !== null)
      for (const input of inputs(languages)) if (input.getAttribute(names.language) === language) input.checked = true;
    if (showMarks !== null) for (const input of inputs(marks)) input.checked = showMarks !== 'false';
  };
  const observer = new MutationObserver(apply);
  // Who has chosen nothing has nothing to wait for.
  const attend = () => {
    apply();
    if (language !== null || showMarks !== null) observer.observe(document, { childList: true, subtree: true });
  };
  attend();
  // A page that comes back from the browser's memory may be older than the last choice.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    language = kept(choiceKeys.language) ?? language;
    showMarks = kept(choiceKeys.marks) ?? showMarks;
    attend();
  });
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const chosen = target.getAttribute(names.language);
    if (chosen !== null) language = kept(choiceKeys.language, chosen);
    else if (target.matches(marks)) showMarks = kept(choiceKeys.marks, String(target.checked));
    else return;
    const { top } = target.getBoundingClientRect();
    attend();
    // What changes above is no longer as high as it was: what was pressed stays where it is.
    scrollBy(0, target.getBoundingClientRect().top - top);
  });
}
