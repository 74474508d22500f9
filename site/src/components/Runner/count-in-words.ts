import { translate } from '@docusaurus/Translate';
import type { Finding, Severity } from '@shop-docs/template';

/** What a finding of a level is called. */
export const nouns: Readonly<Record<Severity, readonly [one: string, many: string]>> = {
  error: [translate({ message: 'error' }), translate({ message: 'errors' })],
  warning: [translate({ message: 'warning' }), translate({ message: 'warnings' })],
  note: [translate({ message: 'note' }), translate({ message: 'notes' })],
};

/** `2 errors, 1 warning`. */
export function countInWords(findings: readonly Finding[]): string {
  const parts = (['error', 'warning', 'note'] as const).flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count > 0 ? [`${count} ${nouns[severity][count === 1 ? 0 : 1]}`] : [];
  });
  return parts.length > 0 ? parts.join(', ') : translate({ message: 'No problems' });
}
