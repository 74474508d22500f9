import { type AppId, appIds } from '../catalogue/app-id.ts';
import { readChoice } from './read-choice.ts';

/** Apps for special trades or in place of others; a shop seldom has them. */
const special: readonly AppId[] = [
  'age_verification',
  'base_eraser',
  'coin_funding',
  'community',
  'download',
  'lottery',
  'membership',
  'takeout',
];

/**
 * Apps to install: `all`, `typical`, `none` or a list such as `sale,label`.
 * @throws {Failure} For an app that does not exist.
 */
export function readApps(written: string): readonly AppId[] {
  if (written === 'all') return appIds;
  if (written === 'typical') return appIds.filter((app) => !special.includes(app));
  if (written === 'none') return [];
  const names = written.split(',').map((name) => name.trim());
  return names.filter(Boolean).map((name) => readChoice('--apps', name.replace(/_app$/, ''), appIds));
}
