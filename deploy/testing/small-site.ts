import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compress } from '../../site/post-build/compress.ts';
import { contentOf } from '../../site/post-build/content-of.ts';
import { writeHeaders } from '../../site/post-build/headers.ts';
import { contentFile } from '../../site/src/islands/content-file.ts';

const origin = 'https://docs.example';

/**
 * A built site of three pages with all that a host is asked for.
 * @param base Path that it stands under, with a slash at both ends.
 */
export async function smallSite(base: string): Promise<string> {
  const root = join(mkdtempSync(join(tmpdir(), 'small-site-')), 'build');
  const at = (path: string) => origin + base + path;
  const copyOf = (path: string) => join(path, 'index.md');
  const page = (title: string, path: string) =>
    `<!doctype html><html><head><title>${title}</title><link rel="canonical" href="${at(path)}">` +
    (path.endsWith('.html') ? '' : `<link rel="alternate" type="text/markdown" href="${base}${copyOf(path)}">`) +
    `<link rel="stylesheet" href="${base}assets/css/styles-page.0123abcd.css" data-whole="${base}assets/css/styles.0123abcd.css"><meta name="search-index" content="${base}assets/search/text.0123abcd.json">` +
    `<script data-scripts="${base}assets/js/main.0123abcd.js">start()</script></head><body><code>&lt;img src="label.png"></code><div${path.startsWith('api/') ? ' class="theme-doc-markdown"' : ''}>${'<p>Text</p>'.repeat(300)}</div></body></html>`;
  const pages = { '': 'Home', 'api/': 'API', 'api/items/add': 'Add an item' };
  const files: Record<string, string> = {
    '404.html': page('Page Not Found', '404.html'),
    'api.html': `<title>Moved</title><p>It is now at ${base}api/`,
    'assets/css/styles.0123abcd.css': 'p{color:#000}i{color:#000}',
    'assets/css/styles-page.0123abcd.css': 'p{color:#000}',
    'assets/js/later.4567cdef.js': 'later()',
    'assets/js/main.0123abcd.js': `main();n.u=e=>"assets/js/"+(({7:"later"})[e]||e)+"."+({7:"4567cdef"})[e]+".js"`,
    'assets/search/text.0123abcd.json': '{}',
    'llms.txt': `# Site\n\n- [API](${at('api/index.md')})\n`,
    'openapi.json': '{}',
    'opensearch.xml': '<OpenSearchDescription/>',
    'robots.txt': 'User-agent: *\n',
    'sitemap.xml': `<urlset>${Object.keys(pages).map((path) => `<url><loc>${at(path)}</loc></url>`)}</urlset>`,
  };
  for (const [path, title] of Object.entries(pages)) {
    const folder = path.replace(/\/$/, '');
    files[join(folder, 'index.html')] = page(title, path);
    files[copyOf(path)] = `# ${title}\n`;
    const content = contentOf(page(title, path));
    if (content) files[join(folder, contentFile)] = JSON.stringify(content);
    if (folder !== '') files[`${folder}.md`] = `# ${title}\n`;
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  writeHeaders(root, {}, base);
  await compress(root);
  return root;
}
