/** What a page's head gets once everything about the site is known. */
export interface HeadEdits {
  /** Elements to put in front of the title. */
  readonly tags: readonly string[];
  /** New addresses of style sheets by the old ones. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** Elements that only this step writes: a build that is run through it again loses those of the first time. */
const written = /<meta name="search-index"[^>]*>|<link rel="alternate" type="text\/markdown"[^>]*>/g;

/** The one place that edits the heads of built pages. */
export function editHead(html: string, { tags, renamed }: HeadEdits): string {
  const at = html.indexOf('<title');
  const page = at < 0 ? html : html.slice(0, at).replace(written, '') + tags.join('') + html.slice(at);
  return [...renamed].reduce((text, [from, to]) => text.replaceAll(from, to), page);
}
