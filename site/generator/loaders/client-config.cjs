/** Settings of the build that nothing in a page reads; the page's own template alone is a third of all settings. */
const ofTheBuild = ['ssrTemplate', 'headTags', 'plugins', 'themes', 'presets', 'clientModules', 'staticDirectories'];

/**
 * A loader: drops the settings of the build from what Docusaurus passes to the browser.
 * @param {string} source The module with the site's settings, as Docusaurus writes it: comments and one JSON object.
 * @returns {string}
 * @throws {Error} When the module is written in another way.
 */
module.exports = function clientConfig(source) {
  const [, json] = /^export default (\{[\s\S]*\});?\s*$/m.exec(source) ?? [];
  if (!json) throw new Error(`Unexpected module of settings, expected \`export default {…}\`: ${source.slice(0, 80)}`);
  const settings = JSON.parse(json);
  for (const name of ofTheBuild) delete settings[name];
  delete settings.themeConfig?.prism;
  return `export default ${JSON.stringify(settings)};`;
};
