/**
 * A loader: drops from what Docusaurus tells every page of its version the titles and descriptions of all documents.
 * Only cards that lead to documents read them, and no page has such a card: one would fail the build.
 * @param {string} source Properties of the route around the documents of a version, as JSON.
 * @returns {string}
 */
module.exports = function doclessVersion(source) {
  const properties = JSON.parse(source);
  if (properties.version?.docs) properties.version.docs = {};
  return JSON.stringify(properties);
};
