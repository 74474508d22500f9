/** Elements that take letters; an element of somebody else's (its name has a hyphen) may have a field that nobody sees into. */
const editable = 'input, select, textarea, [contenteditable]';

function isEditing(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && (target.matches(editable) || target.localName.includes('-'));
}

/** Ctrl or Cmd and K, which opens the box and closes it. */
export const togglesSearch = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key?.toLowerCase() === 'k' && (ctrlKey || metaKey); // a browser that fills in a form names no key

/** A character alone, outside of what is being edited: F5 still reloads. */
export const typesCharacter = (event: KeyboardEvent): boolean =>
  /^\S$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey && !isEditing(event);

/** A shortcut that opens the box where it is closed. */
export const opensSearch = (event: KeyboardEvent): boolean =>
  togglesSearch(event) || (event.key === '/' && typesCharacter(event));

/** A key that an input method takes. 229 is its code in browsers that do not say so. */
export const isComposing = ({ isComposing: isSaid, keyCode }: KeyboardEvent): boolean => isSaid || keyCode === 229;
