/**
 * A loader: drops from Docusaurus' registry the names of modules, which the server alone reads, to find the scripts of a
 * page. In the browser they are a copy of every path of the site.
 * @param {string} source The registry as Docusaurus writes it: `"id": [() => import(…), "name", require.resolveWeak("name")],`
 * @returns {string}
 * @throws {Error} When the registry is written in another way.
 */
module.exports = function namelessRegistry(source) {
  const entry = /(\[\(\) => import\(.*?\), )"[^"]*"(, require\.resolveWeak\()/g;
  const nameless = source.replace(entry, '$1""$2');
  if (nameless === source)
    throw new Error(`Unexpected registry, expected entries with import, name and resolveWeak: ${source.slice(0, 120)}`);
  return nameless;
};
