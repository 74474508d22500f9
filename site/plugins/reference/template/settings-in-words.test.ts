import { expect, test } from 'vitest';
import { settingsOf } from './settings.ts';
import { settingsInWords } from './settings-in-words.ts';

const wordsOf = (meta: string): string => settingsInWords(settingsOf(meta));

test('says page, item, apps, language and options of an example', () => {
  expect(wordsOf('page=item item=before-sale apps=sales_period title="Before"')).toBe(
    'item page; item: Before its sales period; apps: Sales period',
  );
  expect(wordsOf('page=law')).toBe('legal notice page');
  expect(wordsOf('apps=i18n lang=ja')).toBe('apps: English and foreign currency; language: Japanese');
  expect(wordsOf('options="if:Show Prices:,color:Main:#c00"')).toBe(
    'options: if:Show Prices = off or empty, color:Main = #c00',
  );
});

test('says nothing of the top page as it is', () => {
  expect(wordsOf('title="First" problem')).toBe('');
});
