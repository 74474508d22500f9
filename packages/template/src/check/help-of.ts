/** Address of the page about the checker. */
export const checkerPage = '/template/guideline/check_list';

/** Address of the heading about a rule. */
export function helpOf(rule: string): string {
  return `${checkerPage}#rule-${rule}`;
}
