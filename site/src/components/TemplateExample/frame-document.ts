import { palette } from '../../../config/palette.ts';

const style = `
:root { color-scheme: light; font: 15px/1.5 system-ui, sans-serif; color: ${palette.ink}; }
body { margin: 0; padding: 12px 14px; max-width: 326px; overflow-wrap: anywhere; }
img { max-width: 100%; height: auto; vertical-align: middle; border-radius: 4px; }
:where(img:not([width])) { width: 96px; }
:where(ul) { padding-left: 1.2em; }
:where(ul:has(> li > a > img)) { display: grid; grid-template-columns: repeat(3, minmax(0, 100px)); gap: 12px; padding: 0; list-style: none; }
:where(li > a > img:not([width])) { display: block; width: 100%; }
:where(ul > li > a:has(> img)) { display: block; }
:where(h1, h2, h3) { font-size: 1.2em; }
:where(h1, h2, h3, p, ul) { margin-block: 0 0.5em; }
a { color: ${palette.accent}; }
button, input, select { font: inherit; }
:where(button, select, textarea, input:not([type=checkbox], [type=radio])) { padding: 3px 10px; border: 1px solid; border-radius: 4px; background: none; color: inherit; }
`;

/** Whether a result has a script, which will not run in the frame. */
export const hasScript = (rendered: string): boolean => /<script\b/i.test(rendered);

/** Whether a result is a whole page, with a style of its own. */
export const isDocument = (rendered: string): boolean => /<html[\s>]/i.test(rendered);

/** On paper a result is smaller, so that it seldom needs a sheet of its own. */
const print = '<style>@media print{html{zoom:.6}}</style>';

/** Nothing runs in a result frame, and nothing is fetched for it: pictures of the sample shop are in the page itself. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'";

/** Scripts never run in a result frame; left out, they do not fill the console with refusals either. */
const script = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;

/** Nor do stylesheets of other hosts come, such as those of web fonts. */
const sheet = /<link\b[^>]*\srel=(["']?)stylesheet\b[^>]*>/gi;

/** Nor do pictures from elsewhere come: an address that leads nowhere shows the same, without a refusal. */
const foreign = /(<(?:img|source|input)\b[^>]*?\s(?:src|srcset)=)(["'])(?!data:)[^"']*\2/gi;

/**
 * The page inside a result frame: a fragment gets a plain style; a whole document stays as it is. The policy comes
 * before anything that the template could write.
 */
export function frameDocument(rendered: string, language = 'ja'): string {
  const html = rendered.replace(script, '').replace(sheet, '').replace(foreign, '$1$2data:,$2');
  const head = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">${print}`;
  if (isDocument(html)) return head + html.replace(/^\s*<!doctype[^>]*>/i, '');
  return `${head}<html lang="${language}"><meta charset="utf-8"><title>Result</title><style>${style}</style><body>${html}`;
}
