const day = 86_400;
/** The time from which the dates of the seed and of the pages' examples are told: April 21, 2026, 12:20 in Japan. */
const told = Date.UTC(2026, 3, 21, 3, 20) / 1000;

/**
 * Seconds by which the seed's dates move, so that they lie in the weeks before today. Whole days: times of day stay.
 * @param now Unix seconds.
 */
export function seedShift(now: number): number {
  return Math.floor((now - told) / day) * day;
}

/** Moves the day of `2026-04-14` or `2026-04-14 10:15:00`; any other text stays. */
export function shiftDate(text: string, shift: number): string {
  const [, date, rest] = /^(\d{4}-\d\d-\d\d)( \d\d:\d\d:\d\d)?$/.exec(text) ?? [];
  if (date === undefined || Number.isNaN(Date.parse(date))) return text;
  return `${new Date(Date.parse(date) + shift * 1000).toISOString().slice(0, 10)}${rest ?? ''}`;
}

/**
 * Moves the dates among the values of an example request along with the orders and payouts of the sandbox.
 * @param now Unix seconds in the sandbox.
 */
export function shiftExample<Values extends Readonly<Record<string, unknown>>>(values: Values, now: number): Values {
  const moved = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? shiftDate(value, seedShift(now)) : value,
  ]);
  return Object.fromEntries(moved) as Values; // the same names, and the same kind of value under each
}
