import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

/**
 * Questions and answers of a page in the form that search engines read: headings that ask, and the text below
 * them or folded by them.
 * @param $ The page, parsed; it stays as it is.
 * @returns An element for the head; undefined for a page with fewer than three questions.
 */
export function questionsTag($: CheerioAPI): string | undefined {
  const questions = $('article .markdown :is(h2, h3)')
    .toArray()
    .flatMap((heading) => {
      const name = textOf($, heading).replace(/\?.*$/s, '?');
      if (!textOf($, heading).includes('?')) return [];
      const folds = $(heading).parent('summary');
      const answer = (folds.length > 0 ? folds.nextAll() : $(heading).nextUntil('h2, h3, details:has(> summary > h3)'))
        .not('[data-search="skip"]')
        .toArray()
        .map((each) => textOf($, each));
      const text = answer.filter(Boolean).join(' ');
      return text === '' ? [] : [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }];
    });
  if (questions.length < 3) return undefined;
  const data = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** Text without links to itself, controls and results of examples. */
function textOf($: CheerioAPI, element: Element): string {
  const copy = $(element).clone();
  copy.find('.hash-link, button, iframe, script, style, [data-search="skip"]').remove();
  return copy
    .text()
    .replace(/[\u200b\s]+/g, ' ')
    .trim();
}
