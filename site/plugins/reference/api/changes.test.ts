import { history, operations } from '@shop-docs/api';
import { expect, it } from 'vitest';
import { dateInWords } from '../dates.ts';
import { changeLog } from './changes.ts';

it('names the newest change and every deprecated field above the folds', () => {
  const [news] = changeLog();
  expect(news?.type).toBe('paragraph');
  const said = JSON.stringify(news);
  expect(said).toContain(dateInWords(history.at(-1)?.date ?? ''));
  const deprecated = operations.flatMap(({ response }) => response.filter((each) => each.deprecated));
  expect(deprecated.length).toBeGreaterThan(0);
  for (const { path } of deprecated) expect(said).toContain(JSON.stringify(path));
});
