import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/**
 * Reads what differs from build to build. It stands in an attribute of the loader's element: the policy names the hash of
 * an inline script, and a page whose script has another hash than the policy of its host does not react.
 */
const readData = 'window.applicationScripts=document.currentScript.dataset.scripts.split(" ");';

/** The loader as one inline script. */
function loader(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./loader.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * The page around every built page. It is Docusaurus' own template but for one thing: where that one names the
 * application's scripts, this one has a loader that fetches them on the reader's first gesture.
 */
export function pageTemplate(): string {
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
    <script data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">${readData}${loader()}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
