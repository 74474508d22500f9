import { spawnSync } from 'node:child_process';
import { apt, mayUseApt, which } from './apt.mjs';
import { downloadedBrowser, findFirefox, findWebKit } from './find-browsers.mjs';

/**
 * A program of the system that tests run.
 * @typedef {object} Program
 * @property {string} program Its name on the PATH.
 * @property {string} why What needs it: the end of the sentence "it is for …".
 * @property {readonly string[]} [can] Arguments that succeed only when it can do what the tests ask of it.
 * @property {() => unknown} [instead] Finds what does the same.
 * @property {readonly string[]} packages The Debian packages that bring it.
 */

/** @type {readonly Program[]} */
const programs = [
  { program: 'curl', why: 'the request samples in curl', packages: ['curl', 'ca-certificates'] },
  {
    program: 'php',
    why: 'the request samples in PHP',
    can: ['-r', 'exit(extension_loaded("curl") ? 0 : 1);'],
    packages: ['php-cli', 'php-curl'],
  },
  { program: 'ruby', why: 'the request samples in Ruby', packages: ['ruby'] },
  { program: 'python3', why: 'the request samples in Python', packages: ['python3'] },
  { program: 'nginx', why: 'the configuration in deploy/', can: ['-v'], packages: ['nginx-light'] },
  {
    program: 'firefox-esr',
    why: 'the journey in Firefox',
    instead: () => downloadedBrowser('firefox') ?? findFirefox(),
    packages: ['firefox-esr'],
  },
  {
    program: 'WebKitWebDriver',
    why: 'the journey in WebKit',
    instead: () => downloadedBrowser('webkit') ?? findWebKit(),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  { program: 'nvim', why: 'the language server in an editor', packages: ['neovim'] },
];

/** @param {Program} program */
const works = ({ program, can }) => which(program) && (!can || spawnSync(program, can).status === 0);

/** Programs that are missing, or that cannot do what the tests need. */
export const missingPrograms = () => programs.filter((each) => !(each.instead ? each.instead() : works(each)));

/**
 * Says what is about to be installed on the system, for what, and how to decline.
 * @param {readonly { program: string, why: string, packages: readonly string[] }[]} missing
 */
function announcement(missing) {
  const lines = missing.map(({ program, why, packages }) => `  ${program}: ${packages.join(', ')} (for ${why})`);
  return `These Debian packages are about to be installed with apt-get; "npm test -- --no-install" declines.\n${lines.join('\n')}`;
}

/**
 * Installs the missing programs where that may be done, after saying so.
 * @returns {Promise<readonly Program[]>} Those that are still missing; the tests that need them are skipped.
 */
export async function installPrograms() {
  const missing = missingPrograms();
  if (missing.length === 0 || !mayUseApt()) return missing;
  console.log(announcement(missing));
  // One by one: a system that lacks a package by its name still gets the others.
  for (const { program, packages } of missing) await apt(`Installing ${program} for the tests`, packages);
  return missingPrograms();
}
