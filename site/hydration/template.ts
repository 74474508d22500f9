import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { searchFrame } from './search-frame.ts';

/** What the loader is told by the site's settings. */
interface Settings {
  readonly announcementId: string;
  /** What the empty search box says. */
  readonly searchPlaceholder: string;
}

/** The loader as one inline script. */
function loader({ announcementId, searchPlaceholder }: Settings): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./loader.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    define: {
      ANNOUNCEMENT_ID: JSON.stringify(announcementId),
      SEARCH_FRAME: JSON.stringify(searchFrame(searchPlaceholder)),
    },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * The page around every built page. It is Docusaurus' own template but for one thing: where that one names the
 * application's scripts, this one has a loader that fetches them on the reader's first gesture.
 */
export function pageTemplate(settings: Settings): string {
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
    <script>window.applicationScripts=<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>;${loader(settings)}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
