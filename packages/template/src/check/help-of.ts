/** Address of the heading about a rule. */
export function helpOf(rule: string): string {
  return `/template/guideline/check_list#rule-${rule}`;
}
