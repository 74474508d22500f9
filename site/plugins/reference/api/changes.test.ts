import { history, operations } from '@shop-docs/api';
import { expect, it } from 'vitest';
import { dateInWords } from '../dates.ts';
import { changeLog } from './changes.ts';

it('puts no mark behind what the current documentation says', () => {
  const [, , byOperation] = changeLog();
  const items = JSON.stringify(byOperation).split('"listItem"').slice(1);
  const mixed = operations.filter(({ changes }) => new Set(changes.map(({ evidence }) => Boolean(evidence))).size > 1);
  expect(mixed.length).toBeGreaterThan(0);
  for (const { title, changes } of mixed) {
    const said = items.find((item) => item.includes(JSON.stringify(`${title}`))) ?? '';
    const [first = ''] = changes.filter(({ evidence }) => !evidence).map(({ text }) => text.slice(0, 5));
    expect(said.slice(said.lastIndexOf('"Evidence"'))).toContain(first);
  }
});

it('names the newest change and every deprecated field above the folds', () => {
  const [news] = changeLog();
  expect(news?.type).toBe('paragraph');
  const said = JSON.stringify(news);
  expect(said).toContain(dateInWords(history.at(-1)?.date ?? ''));
  const deprecated = operations.flatMap(({ response }) => response.filter((each) => each.deprecated));
  expect(deprecated.length).toBeGreaterThan(0);
  for (const { path } of deprecated) expect(said).toContain(JSON.stringify(path));
});
