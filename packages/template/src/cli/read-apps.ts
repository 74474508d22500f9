import { type AppId, appIds } from '../catalogue/app-id.ts';
import { readChoice } from './read-choice.ts';

/**
 * Apps to install: `all`, `none` or a list such as `sale,label`.
 * @throws {Failure} For an app that does not exist.
 */
export function readApps(written: string): readonly AppId[] {
  if (written === 'all') return appIds;
  if (written === 'none') return [];
  const names = written.split(',').map((name) => name.trim());
  return names.filter(Boolean).map((name) => readChoice('--apps', name.replace(/_app$/, ''), appIds));
}
