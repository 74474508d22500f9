import { expect, test } from 'vitest';
import { foldNulls } from './fold-nulls.ts';
import { highlight } from './highlight.ts';

const json = (value: object) => JSON.stringify(value, null, 2);
const text = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll('&quot;', '"');

test('a run of empty fields is folded, and no letter of the text is lost', () => {
  const slots = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`img${index + 3}_origin`, null]));
  const body = json({ item: { item_id: 1, img1_origin: 'https://', ...slots, variations: [] } });
  const html = foldNulls(highlight(body, 'json'));
  expect(html.match(/<details>/g)).toHaveLength(1);
  expect(html).toContain('<summary aria-label="12 empty fields"></summary>');
  expect(html).toMatch(
    /<details>(?!.*img1_origin)[\s\S]*img3_origin[\s\S]*img14_origin[\s\S]*<\/details>[\s\S]*variations/,
  );
  expect(text(html)).toBe(text(highlight(body, 'json')));
});

test('a few empty fields stay in sight', () => {
  const html = highlight(json({ first: null, second: null, third: 'null', fourth: null }), 'json');
  expect(foldNulls(html)).toBe(html);
});
