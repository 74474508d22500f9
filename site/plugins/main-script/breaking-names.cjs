/** Where DocSearch 3.9 writes a title, a path or a text of a row. */
const writes =
  /(?<=dangerouslySetInnerHTML:\{__html:)(\w+\(\w+,"_snippetResult\."\.concat\(\w+,"\.value"\)\)\|\|\w+\(\w+,\w+\))/;

/**
 * A loader: lets names in the rows of the search box break between their words, which they do where a phone is too
 * narrow for them: `delivery_companies[].delivery_company_id` after a sign, `AppsItemCategoryTag` before a capital.
 * @param {string} source The module of DocSearch.
 * @returns {string}
 * @throws {Error} When the module is written in another way.
 */
module.exports = function breakingNames(source) {
  if (!writes.test(source)) throw new Error('Unexpected module of DocSearch, expected the rows of version 3.9');
  return source.replace(writes, (value) => `(${value}||"").replace(/[._=\\]](?=[<\\w])|[a-z](?=[A-Z])/g,"$&<wbr>")`);
};
