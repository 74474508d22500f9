import { escapeAttribute, escapeText } from 'entities/escape';
import { names } from '../hydration/contract.ts';
import { magnifier } from './magnifier.ts';

interface Box {
  /** What the empty box says. */
  readonly placeholder: string;
  /** Whether the site itself searches, or a hosted service. */
  readonly mode: 'embedded' | 'hosted';
  /** Texts of the locale that is built, by the ids of its `code.json`. Default: none, so that the box is English. */
  readonly translations?: Readonly<Record<string, string>>;
}

/** Ids of texts that the search theme and the components of the site declare: nothing is to be translated twice. */
const texts = {
  'theme.SearchBar.label': 'Search',
  'theme.SearchModal.searchBox.resetButtonTitle': 'Clear the query',
  'theme.SearchModal.searchBox.cancelButtonText': 'Cancel',
  'Loading…': 'Loading…',
} as const;

/**
 * The search box as an element of the page, with the class names of DocSearch, which operators style and tools look for.
 * Its field is a plain one: a field for searches has a cross of the browser's own, beside that of the box.
 */
export function searchMarkup({ placeholder, mode, translations = {} }: Box): string {
  const say = (id: keyof typeof texts) => translations[id] ?? texts[id];
  const search = escapeAttribute(say('theme.SearchBar.label'));
  const reset = escapeAttribute(say('theme.SearchModal.searchBox.resetButtonTitle'));
  const cancel = escapeText(say('theme.SearchModal.searchBox.cancelButtonText'));
  const loading = escapeText(say('Loading…'));
  return `<dialog class="DocSearch ${names.searchDialog} search-${mode}" aria-label="${search}"><div class="DocSearch-Modal"><div class="DocSearch-SearchBar"><form class="DocSearch-Form" role="search"><span class="DocSearch-MagnifierLabel"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="${magnifier}" stroke="currentColor" fill="none"/></svg></span><span class="DocSearch-LoadingIndicator"></span><input class="DocSearch-Input" autocomplete="off" autocorrect="off" autocapitalize="off" enterkeyhint="search" spellcheck="false" maxlength="64" placeholder="${escapeAttribute(placeholder)}" aria-label="${search}"><button type="reset" class="DocSearch-Reset" aria-label="${reset}"></button></form><button class="DocSearch-Cancel" type="button">${cancel}</button></div><div class="DocSearch-Dropdown"><p class="search-loading" role="status">${loading}</p></div><div class="DocSearch-Footer"></div></div></dialog>`;
}
