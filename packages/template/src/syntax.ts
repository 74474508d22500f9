/** Types of design options, as their declarations and tags spell them. */
const optionTypes = ['text', 'image', 'color', 'select', 'if'] as const;

/** Type of a design option; an option of the type `if` has blocks, but prints nothing. */
export type OptionType = (typeof optionTypes)[number];

/** The types of options whose value a variable prints. */
const printedOptionTypes = optionTypes.filter((type) => type !== 'if');

/** `text|image|color|select|if`, for regular expressions. */
export const anyOptionType = optionTypes.join('|');
/** `text|image|color|select`, for regular expressions. */
export const anyPrintedOptionType = printedOptionTypes.join('|');

/**
 * What tags look like, for those who color source without parsing it: regular expressions as text, without groups that
 * capture. A brace pair on one line is a tag when it encloses `block:` and a name, a prefix with a name, or a
 * capitalized name.
 */
export const tagPatterns = {
  block: '\\{/?block:[^{}\\n]{1,200}\\}',
  prefixed: `\\{(?:lang|${anyPrintedOptionType}):[^{}\\n]{1,200}\\}`,
  variable: '\\{[A-Z][A-Za-z0-9-]{0,80}(?:\\[[0-9-]+\\][A-Za-z0-9-]*)?\\}',
} as const;

/** The name of a design option as its blocks spell it: `if:Show Detail` gives `if-Show_Detail`. */
export function blockNameOf(option: string): string {
  return option.replace(':', '-').replaceAll(' ', '_');
}
