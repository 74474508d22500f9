import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readBasePath } from './base-path.ts';
import { headerRulesFile, headersFor, readHeaderRules } from './header-rules.ts';
import { type FileSender, fileSender } from './send-file.ts';
import { type SiteFiles, siteFiles } from './site-files.ts';

/** What is known of one build of a site. */
interface Site {
  /** Sends its files, from the folder with links resolved: a link that is turned to another build does not change it. */
  readonly sender: FileSender;
  readonly files: SiteFiles;
  /**
   * The headers of the build for a file: the same object each time.
   * @param path Of the file.
   * @param copy The Markdown copy of the page that was asked for, which its headers name.
   */
  readonly headersOf: (path: string, copy: string | undefined) => Readonly<Record<string, string>>;
  readonly base: string;
}

/**
 * Reads the site in a folder, and again when another build has taken its place: pages and headers that are sent together
 * must be of one build, because the headers name what scripts of the pages may run.
 * @param folder The folder, or a link to it.
 * @returns Answers the site as it is now. While the folder is being replaced, that is the former one.
 * @throws When the folder cannot be read at first.
 */
export function currentSite(folder: string): () => Site {
  let mark = markOf(folder);
  let site = readSite(folder);
  let hasLooked = false;
  return () => {
    if (hasLooked) return site;
    // Requests that have arrived together share one look.
    hasLooked = true;
    setImmediate(() => {
      hasLooked = false;
    });
    const now = markOf(folder);
    if (now === null || now === mark) return site;
    try {
      site = readSite(folder);
      mark = now;
    } catch {
      // The folder is being written: the next request tries again.
    }
    return site;
  };
}

/** Changes with each build, whose last step writes this file anew; null where it is not there. */
function markOf(folder: string): string | null {
  const found = statSync(join(folder, headerRulesFile), { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}:${found.mtimeMs}` : null;
}

function readSite(folder: string): Site {
  const root = realpathSync(folder);
  const rules = readHeaderRules(root);
  const base = readBasePath(root);
  const known = new Map<string, Readonly<Record<string, string>>>();
  const headersOf: Site['headersOf'] = (path, copy) => {
    const key = copy ? `${path}\0${copy}` : path;
    let headers = known.get(key);
    if (!headers) {
      const link = copy && `<${encodeURI(base + copy.slice(1))}>; rel="alternate"; type="text/markdown"`;
      headers = { ...headersFor(rules, path), ...(link && { Vary: 'Accept', Link: link }) };
      known.set(key, headers);
    }
    return headers;
  };
  return { sender: fileSender(root), files: siteFiles(root), headersOf, base };
}
