import { manualChecks } from '../../check/manual-checks.ts';
import { colors } from '../terminal.ts';

/** The checks that only a person can make, as a list to tick. */
export function manualReport(): string {
  const groups = manualChecks.map(
    ({ title, checks }) => `${colors.bold(title)}\n${checks.map(({ text }) => `  [ ] ${text}`).join('\n')}\n`,
  );
  return `${groups.join('\n')}\n`;
}
