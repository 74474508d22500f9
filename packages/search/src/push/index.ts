export { indexSettings, indexSynonyms } from './index-settings.ts';
export { PushError, type PushOptions, pushRecords } from './push-records.ts';
