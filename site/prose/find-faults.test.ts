import { expect, test, vi } from 'vitest';
import { findBritishDates, findMisspelledWords, findRejectedTerms, type Text } from './find-faults.ts';
import { allTexts } from './texts.ts';

// The first use of a checker loads its dictionaries, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const text = (markdown: string, subject: Text['subject'] = 'site'): Text => ({
  subject,
  markdown,
  place: (line) => `line ${line}`,
});

test('a rejected term is found where it stands, with the term to use and the reason', async () => {
  const faults = await findRejectedTerms([text('Fine.\n\nShow the approval screen.')]);
  expect(faults).toEqual([
    {
      place: 'line 3',
      message: expect.stringMatching(/“approval screen”, use “consent page” instead\. OAuth asks for consent/),
    },
  ]);
});

test('a term of the API is free elsewhere', async () => {
  expect(await findRejectedTerms([text('Each answer is short.')])).toEqual([]);
  expect(await findRejectedTerms([text('Each answer is short.', 'api')])).toMatchObject([
    { message: expect.stringContaining('use “response”') },
  ]);
});

test('what reads like a translation is found, with what people write', async () => {
  const found = async (sentence: string) => (await findRejectedTerms([text(sentence)])).map(({ message }) => message);
  expect(await found('Ask the platform first.')).toEqual([expect.stringContaining('use “BASE” instead')]);
  expect(await found('It prints the platform’s menu.')).toHaveLength(1);
  expect(await found('These are the platform texts of a theme.')).toEqual([]);
  for (const sentence of [
    'It is short. Whether a deleted item can be restored is not documented.',
    'It is short. How the list is sorted is not known.',
  ])
    expect(await found(sentence), sentence).toEqual([expect.stringContaining('BASE doesn’t document whether')]);
  expect(await found('A token whose hour is over.')).toHaveLength(1);
  expect(await found('Name a variation of no item.')).toHaveLength(1);
  expect(await found('Send a stock that is no number.')).toHaveLength(1);
});

test('people stand, tags do not; a stand-in and what something stands for may stay', async () => {
  expect(await findRejectedTerms([text('It stands inside a block.')])).toMatchObject([
    { message: expect.stringContaining('People stand; tags, texts and values do not') },
  ]);
  expect(await findRejectedTerms([text('A stand-in for it. The brackets stand for a number.')])).toEqual([]);
});

test('a misspelled word and British spelling are found, in the line where they stand', async () => {
  expect(await findMisspelledWords([text('Fine.\n\nThe colour of the adress.')])).toEqual([
    { place: 'line 3', message: 'Unexpected word “colour”, expected American English' },
    { place: 'line 3', message: 'Unexpected word “adress”, expected American English' },
  ]);
});

test('code, addresses and tags are no prose', async () => {
  const code = text(
    'Use `colour` at https://example.com/adress or <Endpoint op="colour" />.\n\n```js\nlet colour\n```',
  );
  expect(await findMisspelledWords([code])).toEqual([]);
});

test('pages, description, catalogue and interface are all read', () => {
  const places = allTexts().map(({ place }) => place(1));
  expect(places).toContainEqual('site/docs/api/index.mdx:1');
  expect(places.filter((place) => place.startsWith('site/docs/')).length).toBeGreaterThan(80);
  expect(places).toContainEqual(expect.stringMatching(/^openapi\.json > /));
  expect(places).toContainEqual(expect.stringMatching(/^packages\/template tags /));
  expect(places).toContainEqual(expect.stringMatching(/^site\/src\/components\//));
  expect(places).toContainEqual(expect.stringMatching(/^packages\/template\/src\/check\/rules\/[a-z-]+\/index\.ts:/));
  expect(places).toContainEqual(expect.stringMatching(/^packages\/api\/src\/sandbox\/decisions\.ts:/));
});

test('an entry that names tags and elements in code is read too', () => {
  const read = allTexts().map(({ markdown }) => markdown);
  expect(read).toContainEqual(expect.stringContaining('Write the link around it yourself, to `{IndexPageURL}`.'));
});

test('the titles of sources are read, and a catalogue is a catalog', async () => {
  const read = allTexts().map(({ markdown }) => markdown);
  for (const title of ['Public catalog of platforms', 'Press article on shop coins'])
    expect(read).toContainEqual(expect.stringContaining(title));
  expect(await findRejectedTerms([text('A public catalogue.')])).toMatchObject([
    { message: expect.stringContaining('use “catalog”') },
  ]);
});

test('a date in British order is found where it stands, in a cell of a table too', () => {
  const faults = findBritishDates([
    text('Removed on 31 May 2018.\n\n| Date | Change |\n|---|---|\n| 27 October | Blog |\n\nSince May 31, 2018, fine.'),
  ]);
  expect(faults).toEqual([
    { place: 'line 1', message: 'Unexpected date “31 May 2018”, expected American English: “May 31, 2018”' },
    { place: 'line 5', message: 'Unexpected date “27 October”, expected American English: “October 27”' },
  ]);
  expect(findBritishDates([text('Image 2 may be missing. In December 2023. `31 May 2018`.')])).toEqual([]);
});

test('an app whose name is a verb is written as a name', async () => {
  expect(await findRejectedTerms([text('Install the hide BASE logo app.')])).toMatchObject([
    { message: expect.stringContaining('use “Hide BASE logo app”') },
  ]);
  expect(await findRejectedTerms([text('Install the Hide BASE logo app.')])).toEqual([]);
});
