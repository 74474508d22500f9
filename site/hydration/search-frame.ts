import { escapeAttribute } from 'entities/escape';
import { names } from './contract.ts';
import { magnifier } from './magnifier.ts';

/**
 * The frame of the search box, as DocSearch builds it: what the reader sees and types into until the box itself is there.
 * Its field is a plain one: a field for searches has a cross of the browser's own, beside that of the box.
 * @param placeholder What the empty box says.
 */
export function searchFrame(placeholder: string): string {
  return `<div class="DocSearch DocSearch-Container" ${names.searchFrame}><div class="DocSearch-Modal" role="dialog" aria-modal="true" aria-label="Search"><header class="DocSearch-SearchBar"><form class="DocSearch-Form" role="search"><label class="DocSearch-MagnifierLabel" aria-label="Search"><svg width="24" height="24" viewBox="0 0 20 20" aria-hidden="true"><path d="${magnifier}" stroke="currentColor" fill="none"/></svg></label><input class="DocSearch-Input" autocomplete="off" autocorrect="off" autocapitalize="off" enterkeyhint="search" spellcheck="false" maxlength="64" placeholder="${escapeAttribute(placeholder)}" aria-label="Search"></form><button class="DocSearch-Cancel" type="button">Cancel</button></header><div class="DocSearch-Dropdown" role="status">Loading…</div><footer class="DocSearch-Footer"></footer></div></div>`;
}
