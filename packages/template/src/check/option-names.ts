/** The name of a design option as its blocks spell it: `if:Show Detail` gives `if-Show_Detail`. */
export function blockNameOf(option: string): string {
  return option.replace(':', '-').replaceAll(' ', '_');
}

/** A form in which names that differ only in spaces, underscores, hyphens and case are equal. */
export function looseName(option: string): string {
  return option.toLowerCase().replace(/[\s_:-]/g, '');
}
