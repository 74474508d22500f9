/** `2022-03-05` as March 5, 2022, `2022-03` as March 2022, `2022` as it is. */
export function dateInWords(iso: string): string {
  const [, month, day] = iso.split('-');
  return new Date(iso).toLocaleDateString('en-US', {
    ...(day && { day: 'numeric' }),
    ...(month && { month: 'long' }),
    year: 'numeric',
    timeZone: 'UTC',
  });
}
