const { existsSync } = require('node:fs');
const { join } = require('node:path');

/** Where the content of a document begins, as MDX compiles it; before it stands what the generator exports of it. */
const begin = /^function _createMdxContent\b/m;
const imported = /^import\b[^;]*? from ["']([^"']+)["'];?$|^import ["']([^"']+)["'];?$/gm;
/** What `lean-pages.ts` makes of an import. */
const constant = /^const (\w+) = \1Import;$/gm;

const site = join(__dirname, '../..');

/**
 * Style sheets that a document needs although it does not run what brings them.
 * @param {string} module As the document imports it.
 */
function stylesOf(module) {
  if (module.endsWith('.css')) return [module];
  const folder = /^@site\/(src\/components\/\w+)\/index\.tsx$/.exec(module)?.[1];
  return folder && existsSync(join(site, folder, 'styles.module.css')) ? [`@site/${folder}/styles.module.css`] : [];
}

/**
 * A loader: leaves of a document what the frame around it needs (title, contents, metadata) and its style sheets. Its
 * content is HTML, in the page and in a file beside it.
 * @param {string} source The document as the MDX loader has compiled it.
 * @returns {string}
 * @throws {Error} When that wrote it in another way.
 */
module.exports = function documentFrame(source) {
  const end = source.search(begin);
  if (end < 0) throw new Error('Unexpected document without _createMdxContent, expected it as MDX compiles it');
  const sheets = [];
  const frame = source
    .slice(0, end)
    .replace(imported, (_all, from, alone) => {
      sheets.push(...stylesOf(from ?? alone));
      return '';
    })
    .replace(constant, '');
  const lines = [...new Set(sheets)].map((sheet) => `import ${JSON.stringify(sheet)};`);
  return [...lines, frame, 'export default function Document() { return null; }', ''].join('\n');
};
