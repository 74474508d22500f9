/** A form in which names that differ only in spaces, underscores, hyphens and case are equal. */
export function looseName(option: string): string {
  return option.toLowerCase().replace(/[\s_:-]/g, '');
}
