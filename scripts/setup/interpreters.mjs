import { spawnSync } from 'node:child_process';
import { apt, mayUseApt, which } from './apt.mjs';

/** Programs that run the request samples, what shows that they can, and the Debian packages that bring them. */
const wanted = [
  { program: 'curl', packages: ['curl', 'ca-certificates'] },
  { program: 'php', can: ['-r', 'exit(extension_loaded("curl") ? 0 : 1);'], packages: ['php-cli', 'php-curl'] },
  { program: 'ruby', packages: ['ruby'] },
  { program: 'python3', packages: ['python3'] },
];

const isMissing = ({ program, can }) => !which(program) || (can && spawnSync(program, can).status !== 0);

/**
 * Installs the missing ones where that may be done without asking.
 * @returns {Promise<string[]>} Those that are still missing; the tests of their samples are skipped.
 */
export async function interpreters() {
  const missing = wanted.filter(isMissing);
  if (missing.length > 0 && mayUseApt())
    await apt(
      'Installing interpreters for the request samples',
      missing.flatMap(({ packages }) => packages),
    );
  return wanted.filter(isMissing).map(({ program }) => program);
}
