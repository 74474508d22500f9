/** How Markdown is written for a reader who pays for each character. */
export interface CompactOptions {
  /** Address of the site: links say it once. */
  readonly address: string;
  /** Path of the page that the text is from: links to its own places are left with their anchors. */
  readonly path: string;
  /** Language of samples, as fences name it; the others of a run of samples are left out. */
  readonly language: string;
}

/** Two samples and more of one request, one after the other. */
const samples = /(?:^```(?:bash|javascript|php|ruby|python)\n(?:(?!```).*\n)*```\n*){2,}/gm;
const sample = /^```(\w+)\n(?:(?!```).*\n)*```\n*/gm;

/** Markdown with one sample language, tables without padding, and links from the root of the site. */
export function compact(markdown: string, { address, path, language }: CompactOptions): string {
  const origin = `](${address}`;
  return markdown
    .replace(samples, (run) => oneOf(run, language))
    .replace(/^> All pages as Markdown: .*\n\n?/m, '')
    .replace(/^\|.*\|$/gm, (row) => row.replace(/ {2,}/g, ' ').replace(/-{3,}/g, '-'))
    .replace(/^ *- \*\*Sandbox\*\*(?:\n+|$)/gm, '') // a list of links to the page itself
    .replaceAll(`${origin}${path.replace(/^\//, '')}#`, '](#')
    .replaceAll(origin, '](/')
    .replace(/\n{3,}/g, '\n\n');
}

/** The sample in a language; all of them where they differ in more than that. */
function oneOf(run: string, language: string): string {
  const each = [...run.matchAll(sample)].map(([code, name]) => ({ code, name }));
  if (new Set(each.map(({ name }) => name)).size < each.length) return run;
  return each.find(({ name }) => name === language)?.code ?? run;
}
