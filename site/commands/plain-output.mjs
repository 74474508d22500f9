import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { writtenAt } from '../post-build/written-at.mjs';
import { mdxMessage } from './mdx-message.mjs';

/** A mistake with file and line, as our plugins throw it. */
const fault = /((?:site|packages|\.\.)\/\S+?:\d+: \S.*)$/;
/** The configuration, or what it loads, has a mistake; its cause follows. */
const ofModule = /Error: Docusaurus could not load module at path /;
/** A place in a file, alone in a line: that of a mistake whose words stand above. */
const place = /^(\/.+?|[A-Z]:.+?):(\d+):\d+$/;
const header = /MDX compilation failed for file "?([^"]*?)"?$/;
const frame = /^[\s│|╰─▶×⁃✖-]+/;
const stackLine =
  /^(?:at\s.*(?:[:)]|<anonymous>)|\[cause\]:.*|Details:|N\/A|\.\.\. \d+ lines matching cause stack trace \.\.\.|\[INFO\] Docusaurus version.*|Node version: .*)/;
/** What the generator says around the mistake of a page, without saying more of it. */
const around =
  /Error while parsing Markdown front matter|^This can happen if you use special characters|Loading of version failed|Site plugin reload failure|Can't process doc metadata/;

/**
 * Says each mistake that the generator reports in one line, once, and leaves out what only its makers read: stacks, and
 * the same mistake again from its other build.
 * @param {string} root Folder of the project.
 * @returns {{ line: (text: string) => string[], end: () => string[] }} Lines to print for a line of output, and after the
 *   last one.
 */
export function plainOutput(root) {
  /** @type {Set<string>} */
  const said = new Set();
  /** Message of the MDX compiler, which often names its line further below. @type {{ path: string, what: string, line: number | undefined } | undefined} */
  let open;
  /** File of the message that follows. @type {string | undefined} */
  let path;
  /** Whether the cause of a module that cannot be loaded follows. */
  let isOfModule = false;
  /** What is wrong in a module; its place follows. @type {string | undefined} */
  let moduleError;
  /** Page whose broken links follow. @type {string | undefined} */
  let page;
  /** Whether what follows explains the links. */
  let isAboutLinks = false;
  const say = (/** @type {string} */ what) => {
    const isNew = !said.has(what);
    said.add(what);
    return isNew ? [`✗ ${what}`] : [];
  };
  const close = (/** @type {number} */ at) => {
    const done = open ? say(`${open.path}:${open.line ?? at}: ${open.what}`) : [];
    open = undefined;
    return done;
  };
  const inProject = (/** @type {string} */ file) => file.replace(`${root}/`, '');

  return {
    line(text) {
      const plain = stripVTControlCharacters(text).replace(frame, '').trimEnd();
      const found = fault.exec(plain)?.[1]?.replace(/\](?: \{)?$/, '');
      if (found) {
        open = undefined;
        return say(found);
      }
      const file = header.exec(plain)?.[1];
      if (file) {
        path = inProject(file);
        return [];
      }
      if (ofModule.test(plain)) {
        isOfModule = true;
        return [];
      }
      const cause = /^Cause: (.*)$/.exec(plain)?.[1];
      if (cause && isOfModule) {
        isOfModule = false;
        moduleError = wordsOf(cause);
        return moduleError ? [] : say(cause);
      }
      const [, mistaken = '', at] = place.exec(moduleError ? plain.replace(/^at /, '') : plain) ?? [];
      if (at && moduleError) {
        const what = `${inProject(mistaken)}:${at}: ${moduleError}`;
        moduleError = undefined;
        return say(what);
      }
      if (at && [...said].some((each) => each.startsWith(`${inProject(mistaken)}:${at}: `))) return [];
      if (cause && path) {
        open = { path, ...mdxMessage(cause) };
        return [];
      }
      if (open) {
        const line = /^"?line"?: (\d+)/.exec(plain)?.[1];
        if (line) return close(Number(line));
        return stackLine.test(plain) && !/^Details:/.test(plain) ? close(1) : [];
      }
      if (/found broken (?:links|anchors)!/.test(plain)) {
        isAboutLinks = true;
        return [];
      }
      const source = /source page path = (\S+?):?$/.exec(plain)?.[1];
      if (source) {
        page = source;
        return [];
      }
      const target = /^(?:> )?linking to (\S+)/.exec(plain)?.[1];
      if (target && page) {
        const { at, link } = placeOf(root, page, target);
        return say(
          `${at}: Unexpected link ${link}, expected the address of a page, and behind # a heading or an entry of it`,
        );
      }
      if (around.test(plain)) return [];
      // Another build begins to report.
      if (/ compiled (?:successfully|with)/.test(plain)) said.clear();
      if (stackLine.test(plain)) {
        isAboutLinks = false;
        return [];
      }
      // What is left of a frame, or of details, whose message has been said.
      if (said.size > 0 && (/^[{}"\]]/.test(plain) || (plain === '' && text !== ''))) return [];
      return isAboutLinks ? [] : [text];
    },
    end: () => [...close(1), ...(moduleError ? say(moduleError) : [])],
  };
}

/**
 * What is wrong in the text of a module, or with a name in it.
 * @param {string} cause Why it cannot be loaded.
 * @returns {string | undefined} Undefined for a cause that says itself where it is.
 */
function wordsOf(cause) {
  const [, name] = /^(\S+) is not defined$/.exec(cause) ?? [];
  if (name) return `Unexpected name ${name}, expected one that the file imports or defines`;
  return /^ParseError: (.*)$/.exec(cause)?.[1]?.trim();
}

/**
 * Where a link of a page is written.
 * @param {string} root
 * @param {string} page Its address.
 * @param {string} target
 * @returns {{ at: string, link: string }} File and line, and the link as it is written there; the file or the address of the
 *   page alone when nothing has the target as it is.
 */
function placeOf(root, page, target) {
  // Addresses of the report begin with the path that the site stands under; authors write them without.
  const steps = page.split('/').filter(Boolean);
  for (const above of steps.map((_, count) => steps.slice(0, count))) {
    const base = above.map((step) => `/${step}`).join('');
    const key = steps.slice(above.length).join('/');
    const link = target.startsWith(`${base}/`) ? target.slice(base.length) : target;
    for (const file of [`site/docs/${key}.mdx`, `site/docs/${key}/index.mdx`]) {
      const at = lineOf(join(root, file), link);
      if (at) return { at: `${file}:${at}`, link };
      if (at === 0) return { at: writtenAt(root, link) ?? file, link };
    }
  }
  return { at: writtenAt(root, target) ?? `the page ${page}`, link: target };
}

/**
 * The line of a file that names an address.
 * @param {string} path
 * @param {string} address
 * @returns {number | undefined} Counted from 1; 0 when no line does, undefined without the file.
 */
function lineOf(path, address) {
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(address) && !line.includes(`${address}/`)) + 1;
}

/** Colors of a program whose output is read here and printed on a terminal. */
export const colors = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};

/**
 * Prints what a process of the generator says, plainly.
 * @param {import('node:child_process').ChildProcess} child With pipes for its output.
 * @param {string} root Folder of the project.
 */
export function printPlain({ stdout, stderr }, root) {
  const { line, end } = plainOutput(root);
  for (const stream of [stdout, stderr]) {
    if (!stream) continue;
    const lines = createInterface({ input: stream });
    const print = (/** @type {string[]} */ all) => {
      for (const each of all) console.log(each);
    };
    lines.on('line', (text) => print(line(text)));
    lines.on('close', () => print(end()));
  }
}
