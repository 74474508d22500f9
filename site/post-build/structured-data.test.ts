import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { questionsTag } from './structured-data.ts';

const page = (body: string) => load(`<article><div class="markdown"><h1>Questions</h1>${body}</div></article>`);
const question = (name: string, answer: string) =>
  `<h3>${name}<a class="hash-link" href="#x">\u200b</a></h3>${answer}<div data-search="skip">Result</div>`;

test('headings that ask become questions, with the text below them as the answer', () => {
  const tag = questionsTag(
    page(
      `<h2>Files</h2>${question('Is jQuery there?', '<p>No.</p><p>Use <code>&lt;script&gt;</code>.</p>')}${question('Why?', '<p>So.</p>')}${question('They differ. Why?', '<p>As said.</p>')}`,
    ),
  );
  const data = JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/s.exec(tag ?? '')?.[1] ?? '');
  expect(data).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { name: 'Is jQuery there?', acceptedAnswer: { text: 'No. Use <script>.' } },
      { name: 'Why?' },
      { name: 'They differ. Why?' },
    ],
  });
  expect(tag).not.toContain('<script>.');
});

test('a question that folds its answer has that answer alone', () => {
  const folding = (name: string, answer: string) => `<details><summary><h3>${name}</h3></summary>${answer}</details>`;
  const tag = questionsTag(
    page(
      `<h2>Why here?</h2><p>So.</p>${folding('Is it?', '<p>It is.</p><p>Now.</p>')}${folding('Was it?', '<p>No.</p>')}`,
    ),
  );
  const data = JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/s.exec(tag ?? '')?.[1] ?? '');
  expect(data.mainEntity).toMatchObject([
    { name: 'Why here?', acceptedAnswer: { text: 'So.' } },
    { name: 'Is it?', acceptedAnswer: { text: 'It is. Now.' } },
    { name: 'Was it?', acceptedAnswer: { text: 'No.' } },
  ]);
});

test('a page with a question or two is no list of questions', () => {
  expect(questionsTag(page(question('Why?', '<p>So.</p>')))).toBeUndefined();
});
