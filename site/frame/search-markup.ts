import { escapeAttribute } from 'entities/escape';
import { names } from '../hydration/contract.ts';
import { magnifier } from './magnifier.ts';

interface Box {
  /** What the empty box says. */
  readonly placeholder: string;
  /** Whether the site itself searches, or a hosted service. */
  readonly mode: 'embedded' | 'hosted';
}

/**
 * The search box as an element of the page, with the class names of DocSearch, which operators style and tools look for.
 * Its field is a plain one: a field for searches has a cross of the browser's own, beside that of the box.
 */
export function searchMarkup({ placeholder, mode }: Box): string {
  return `<dialog class="DocSearch ${names.searchDialog} search-${mode}" aria-label="Search"><div class="DocSearch-Modal"><div class="DocSearch-SearchBar"><form class="DocSearch-Form" role="search"><span class="DocSearch-MagnifierLabel"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="${magnifier}" stroke="currentColor" fill="none"/></svg></span><span class="DocSearch-LoadingIndicator"></span><input class="DocSearch-Input" autocomplete="off" autocorrect="off" autocapitalize="off" enterkeyhint="search" spellcheck="false" maxlength="64" placeholder="${escapeAttribute(placeholder)}" aria-label="Search"><button type="reset" class="DocSearch-Reset" aria-label="Clear the query"></button></form><button class="DocSearch-Cancel" type="button">Cancel</button></div><div class="DocSearch-Dropdown"><p class="search-loading" role="status">Loading…</p></div><div class="DocSearch-Footer"></div></div></dialog>`;
}
