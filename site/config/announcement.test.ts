import { expect, test } from 'vitest';
import { announcementAt } from './announcement.ts';

const now = Date.parse('2027-02-28T23:00:00Z');
const id = 'new';

test.each([
  [{ isShown: true, id }, true],
  [{ isShown: true, id, until: '2027-03-01' }, true],
  [{ isShown: true, id, until: '2027-02-28' }, false],
  [{ isShown: false, id }, false],
  [{ isShown: false, id, until: '2027-03-01' }, false],
])('%j is shown: %s', (announcement, isShown) => {
  expect(announcementAt(now, announcement)).toBe(isShown ? announcement : undefined);
});

test.each(['March 1', '1.3.2027', '2027-13-01', '2027-02-30'])('an end on %s, which is no day, is refused', (until) => {
  expect(() => announcementAt(now, { isShown: true, id, until })).toThrow(
    new RegExp(
      `^site/config/platform\\.ts:\\d+: Unexpected announcement\\.until "${until}", expected a day such as 2027-03-01$`,
    ),
  );
});
