import { randomBytes } from 'node:crypto';
import { algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '../record.ts';
import { indexSettings, indexSynonyms } from './index-settings.ts';

export interface PushOptions {
  readonly appId: string;
  /** A key that may add objects, edit settings and delete indexes; never the search key. */
  readonly adminKey: string;
  readonly indexName: string;
  readonly records: readonly SearchRecord[];
  /** Told what happens, one line each. */
  readonly report: (line: string) => void;
  /** Says what would be sent, and sends nothing. */
  readonly dryRun?: boolean;
  /** Address in the place of the service's own, such as `http://localhost:4020`. */
  readonly host?: string;
  /** Records in one call. Default: 1000. */
  readonly batchSize?: number;
}

/** Why nothing was replaced, in words for whoever ran the command. */
export class PushError extends Error {
  override readonly name = 'PushError';
}

/**
 * Replaces an index as a whole: everything goes to a temporary index, which then takes the place of the old one in one step.
 * @throws {PushError} When something fails; the old index is untouched and the temporary one is removed.
 */
export async function pushRecords(options: PushOptions): Promise<void> {
  const { indexName, records, report, dryRun = false, batchSize = 1000 } = options;
  if (records.length === 0)
    throw new PushError('Unexpected empty list of records, expected at least one: build the site first');
  const batches = Math.ceil(records.length / batchSize);
  report(
    `${records.length} records in ${batches} batches, ${indexSynonyms.length} synonyms, settings for index "${indexName}"`,
  );
  if (dryRun) {
    report('Dry run: nothing was sent');
    return;
  }
  const client = createClient(options);
  // A name of its own: two pushes at once must not fill the same one.
  const temporary = `${indexName}_tmp_${Date.now().toString(36)}_${randomBytes(4).toString('hex')}`;
  try {
    const { taskID: settingsTask } = await client.setSettings({ indexName: temporary, indexSettings });
    await client.waitForTask({ indexName: temporary, taskID: settingsTask });
    const { taskID: synonymsTask } = await client.saveSynonyms({
      indexName: temporary,
      synonymHit: indexSynonyms,
      replaceExistingSynonyms: true,
    });
    await client.waitForTask({ indexName: temporary, taskID: synonymsTask });
    report(`Settings and synonyms stored in "${temporary}"`);
    for (let start = 0; start < records.length; start += batchSize) {
      const part = records.slice(start, start + batchSize).map((record) => ({ ...record }));
      await client.saveObjects({ indexName: temporary, objects: part, waitForTasks: true, batchSize });
      report(`${Math.min(start + batchSize, records.length)} of ${records.length} records stored`);
    }
    const { taskID } = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await client.waitForTask({ indexName: temporary, taskID });
    report(`"${indexName}" replaced`);
  } catch (error) {
    await client
      .deleteIndex({ indexName: temporary })
      .catch(() => report(`"${temporary}" could not be removed: delete it by hand if it exists`));
    throw new PushError(explain(error, options), { cause: error });
  }
}

function createClient({ appId, adminKey, host }: PushOptions): ReturnType<typeof algoliasearch> {
  if (host === undefined) return algoliasearch(appId, adminKey);
  const { host: url, protocol } = new URL(host);
  const secure = protocol === 'https:';
  return algoliasearch(appId, adminKey, { hosts: [{ url, accept: 'readWrite', protocol: secure ? 'https' : 'http' }] });
}

function explain(error: unknown, { appId, indexName, host }: PushOptions): string {
  const message = error instanceof Error ? error.message : String(error);
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  const kept = `The index "${indexName}" was left as it was.`;
  if (status === 401 || status === 403) {
    return `Unexpected key for application "${appId}": the service says "${message}". Expected an admin key, or one that may add objects, edit settings and delete indexes. ${kept}`;
  }
  if (status === 0 && host)
    return `Unable to reach ${host}: check ALGOLIA_HOSTS or --host, and whether it answers there by ${new URL(host).protocol.slice(0, -1)}. ${kept}`;
  if (status === 0)
    return `Unable to reach the service: ${message}. Check the application id "${appId}" and the network. ${kept}`;
  return `The service answered ${status}: ${message}. ${kept}`;
}
