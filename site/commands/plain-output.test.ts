import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { plainOutput } from './plain-output.mjs';

const root = mkdtempSync(join(tmpdir(), 'plain-'));

/** What is printed of the lines of an output. */
function printed(output: string, { line, end } = plainOutput(root)): readonly string[] {
  return [...output.split('\n').flatMap(line), ...end()];
}

const stack = `
        │     at completeMark (${root}/site/plugins/reference/evidence.ts:99:9)
        │     at node (\u001b[33mroot\u001b[39m) (${root}/node_modules/unist-util-visit-parents/lib/index.js:647:901)
        │     at new Promise (<anonymous>)
        │     at async loadMDX (${root}/node_modules/@docusaurus/mdx-loader/lib/loader.js:22:20)`;

it('a mistake of a page is said once, without its stack', () => {
  const report = `╰─▶   × Error: MDX compilation failed for file "\u001b[36m${root}/site/docs/a.mdx\u001b[39m"
        │ Cause: site/docs/a.mdx:7: Unexpected x, expected y
        │ Details:
        │ site/docs/a.mdx:7: Unexpected x, expected y${stack}`;
  expect(printed(`[INFO] Creating\n[ERROR] Client bundle compiled with errors\n${report}\n${report}`)).toEqual([
    '[INFO] Creating',
    '[ERROR] Client bundle compiled with errors',
    '✗ site/docs/a.mdx:7: Unexpected x, expected y',
  ]);
});

it('a mistake that comes back is said again', () => {
  const { line, end } = plainOutput(root);
  const fault = 'Cause: site/docs/a.mdx:7: Unexpected x';
  const output = [fault, 'client (Rspack 1.7.12) compiled with 2 errors', fault].join('\n');
  expect(printed(output, { line, end }).filter((each) => each.startsWith('✗'))).toHaveLength(2);
});

it('a message of the MDX compiler has file and line', () => {
  const report = `  × Error: MDX compilation failed for file "${root}/site/docs/a.mdx"
        │ Cause: Expected a closing tag for \`<span>\` (20:1-20:7)
        │ Details:
        │ {
        │   "column": 1,
        │   "line": 20,
        │   "reason": "Expected a closing tag"
        │ }${stack}`;
  expect(printed(report)).toEqual(['✗ site/docs/a.mdx:20: Unexpected <span> that stays open, expected </span>']);
});

it('a message of the MDX compiler that has its line in its text alone has it in front', () => {
  const report = `  × Error: MDX compilation failed for file "${root}/site/docs/a.mdx"
        │ Cause: Expected a closing tag for \`<span>\` (9:1-9:7)
        │ Details:
        │ N/A${stack}`;
  expect(printed(report)).toEqual(['✗ site/docs/a.mdx:9: Unexpected <span> that stays open, expected </span>']);
});

it('an expression that is none is said without the name of the parser', () => {
  const report = `  × Error: MDX compilation failed for file "${root}/site/docs/a.mdx"
        │ Cause: Could not parse expression with acorn
        │ Details:
        │ {
        │   "line": 6,${stack}`;
  expect(printed(report)).toEqual([
    '✗ site/docs/a.mdx:6: Unexpected text in {…}, expected an expression of JavaScript; write \\{ for a brace',
  ]);
});

it('a broken link has the line that it is written in, and no path that the site stands under', () => {
  mkdirSync(join(root, 'site/docs/api'), { recursive: true });
  writeFileSync(join(root, 'site/docs/api/index.mdx'), 'One\n\n[a](/template/#nope)\n[b](/template/#never)\n');
  const report = `[ERROR] Error: Unable to build website for locale en.
    at tryToBuildLocale (${root}/node_modules/@docusaurus/core/lib/commands/build/build.js:83:15) {
    ... 4 lines matching cause stack trace ...
  [cause]: Error: Docusaurus found broken anchors!

  Please check the pages of your site in the list below, and make sure you don't reference any path that does not exist.
  Note: it's possible to ignore broken anchors with the 'onBrokenAnchors' Docusaurus configuration, and let the build pass.

  Exhaustive list of all broken anchors found:
  - Broken anchor on source page path = /api/:
     -> linking to /template/#nope
     -> linking to /gone
  - Broken anchor on source page path = /docs/api/:
     -> linking to /docs/template/#never
  
      at throwError (${root}/node_modules/@docusaurus/logger/lib/logger.js:80:11)
[INFO] Docusaurus version: 3.8.1
Node version: v20.19.0`;
  const [first, ...links] = printed(report);
  expect(first).toBe('[ERROR] Error: Unable to build website for locale en.');
  expect(links).toEqual([
    expect.stringMatching(/^✗ site\/docs\/api\/index\.mdx:3: Unexpected link \/template\/#nope, expected the address/),
    expect.stringMatching(/^✗ site\/docs\/api\/index\.mdx: Unexpected link \/gone, expected the address/),
    expect.stringMatching(/^✗ site\/docs\/api\/index\.mdx:4: Unexpected link \/template\/#never, expected/),
  ]);
});

it('the mistake of front matter is said without what the generator says around it', () => {
  const report = `[ERROR] Error while parsing Markdown front matter.
This can happen if you use special characters in front matter values (try using double quotes around that value).
[ERROR] Loading of version failed for version current
[ERROR] Error: Can't process doc metadata for doc at path path=${root}/site/docs/a.mdx in version name=current
    at async Promise.all (index 81) {
  [cause]: [site/docs/a.mdx:3: Unexpected key "x", expected title]
}`;
  expect(printed(report)).toEqual(['✗ site/docs/a.mdx:3: Unexpected key "x", expected title']);
});

it.each([
  [
    'Unexpected SITE_URL "docs.example.com", expected an address such as https://example.com',
    '✗ Unexpected SITE_URL "docs.example.com", expected an address such as https://example.com',
  ],
  [
    'site/config/platform.ts:65: Unexpected announcement.until "March 1", expected a day such as 2027-03-01',
    '✗ site/config/platform.ts:65: Unexpected announcement.until "March 1", expected a day such as 2027-03-01',
  ],
  [
    `ParseError: Unexpected token  \n ${root}/site/config/platform.ts:84:0`,
    '✗ site/config/platform.ts:84: Unexpected token',
  ],
  [
    'archivd is not defined',
    '✗ site/docusaurus.config.ts:30: Unexpected name archivd, expected one that the file imports or defines',
  ],
])('of a configuration that cannot be loaded the cause is said alone: %s', (cause, expected) => {
  const report = `[ERROR] Error: Docusaurus could not load module at path "${root}/site/docusaurus.config.ts"
Cause: ${cause}
    at loadFreshModule (${root}/node_modules/@docusaurus/utils/lib/moduleUtils.js:36:15)
    ... 6 lines matching cause stack trace ...
    at async file:///${root}/node_modules/@docusaurus/core/bin/docusaurus.mjs:44:3 {
  [cause]: Error: ${cause.replace('\n', '\n  ')}
      at ${root}/site/docusaurus.config.ts:30:55
      at jiti (${root}/node_modules/jiti/dist/jiti.js:1:249841)
}
[INFO] Docusaurus version: 3.8.1
Node version: v20.20.2`;
  expect(printed(report)).toEqual([expected]);
});

it('all else is printed as it is', () => {
  const lines = ['[INFO] a', '', '{ "b": 1 }', '[WARNING] c: d', '  e'];
  expect(printed(lines.join('\n'))).toEqual(lines);
});
