import type { Edit, Finding } from './rule.ts';

/**
 * Applies the fixes of findings to the source that was checked.
 * @returns The new source and the findings whose fixes are in it. A fix that overlaps an earlier one is left out: check
 *   the new source and apply again.
 */
export function applyFixes(
  source: string,
  findings: readonly Finding[],
): { readonly source: string; readonly applied: readonly Finding[] } {
  const applied: Finding[] = [];
  const edits: Edit[] = [];
  let free = 0;
  const byStart = findings
    .filter((finding) => finding.fix?.length)
    .toSorted((one, other) => startOf(one) - startOf(other));
  for (const finding of byStart) {
    const fix = finding.fix ?? [];
    if (startOf(finding) < free) continue;
    applied.push(finding);
    edits.push(...fix);
    free = Math.max(...fix.map(({ span }) => span.end));
  }
  const parts: string[] = [];
  let at = 0;
  for (const { span, text } of edits.toSorted((one, other) => one.span.start - other.span.start)) {
    parts.push(source.slice(at, span.start), text);
    at = span.end;
  }
  return { source: parts.join('') + source.slice(at), applied };
}

function startOf({ fix = [] }: Finding): number {
  return Math.min(...fix.map(({ span }) => span.start));
}
