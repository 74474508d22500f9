import { expect, it } from 'vitest';
import { formatDate } from './format-date.ts';

it.each(['en', 'en-US', 'fr', 'ja'])('writes days as the browser does in %s', (locale) => {
  const { format } = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  for (let month = 0; month < 12; month++) {
    const date = new Date(Date.UTC(2026, month, month + 1, 23, 30));
    expect(formatDate(date, locale)).toBe(format(date));
  }
});
