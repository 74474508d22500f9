import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readBasePath } from '@shop-docs/server';
import { extractSite } from '../src/extract/index.ts';
import type { SearchRecord } from '../src/record.ts';

/** Where the site's build stands when no `--site` is given. */
const SITE = fileURLToPath(new URL('../../../site/build', import.meta.url));

/** Records of a built site, with urls below the path that it stands under. @throws When there is no build. */
export function readRecords(folder: string = SITE, origin?: string): readonly SearchRecord[] {
  if (!existsSync(folder))
    throw new Error(
      `Unexpected missing folder ${folder}, expected a built site: run the site's build first, or name another with --site`,
    );
  const records = extractSite(folder, {
    withoutBase: readBasePath(folder),
    ...(origin === undefined ? {} : { origin }),
  });
  if (records.length === 0) throw new Error(`Unexpected empty build ${folder}, expected pages with content`);
  return records;
}
