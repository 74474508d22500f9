import { apt, mayUseApt, which } from './apt.mjs';

/** Programs that run the request samples, and the Debian packages that bring them. */
const wanted = [
  { program: 'curl', packages: ['curl', 'ca-certificates'] },
  { program: 'php', packages: ['php-cli', 'php-curl'] },
  { program: 'ruby', packages: ['ruby'] },
  { program: 'python3', packages: ['python3'] },
];

/**
 * Installs the missing ones where that may be done without asking.
 * @returns {Promise<string[]>} Those that are still missing; the tests of their samples are skipped.
 */
export async function interpreters() {
  const missing = wanted.filter(({ program }) => !which(program));
  if (missing.length > 0 && mayUseApt())
    await apt(
      'Installing interpreters for the request samples',
      missing.flatMap(({ packages }) => packages),
    );
  return wanted.filter(({ program }) => !which(program)).map(({ program }) => program);
}
