import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readBasePath } from '@shop-docs/server';
import { extractSite } from '../src/extract/index.ts';
import type { SearchRecord } from '../src/record.ts';

/** Where the site's build stands when no `--site` is given. */
const SITE = fileURLToPath(new URL('../../../site/build', import.meta.url));

/** How the urls of records begin. */
interface Urls {
  /** Scheme and host. Default: none, urls are paths. */
  readonly origin?: string;
  /** Whether they hold the path that the site stands under, as clients of the index need it. Default: false. */
  readonly withBase?: boolean;
}

/** Records of a built site. @throws When there is no build. */
export function readRecords(folder: string = SITE, { origin, withBase = false }: Urls = {}): readonly SearchRecord[] {
  if (!existsSync(folder))
    throw new Error(
      `Unexpected missing folder ${folder}, expected a built site: run the site's build first, or name another with --site`,
    );
  const records = extractSite(folder, {
    ...(withBase ? {} : { withoutBase: readBasePath(folder) }),
    ...(origin === undefined ? {} : { origin }),
  });
  if (records.length === 0) throw new Error(`Unexpected empty build ${folder}, expected pages with content`);
  return records;
}
