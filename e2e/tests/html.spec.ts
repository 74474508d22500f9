import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { type DefaultTreeAdapterTypes, type ParserError, parse, serialize, serializeOuter } from 'parse5';
import { htmlRules } from '../htmlvalidate.config.ts';
import { fileOf, pages } from '../routes.ts';
import { rootOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const validator = new HtmlValidate(htmlRules);

/**
 * Errors of a page. The build leaves out tags that HTML lets a page leave out, which the validator does not know, so a
 * parser that follows the standard reads the page first, and its own complaints count too.
 */
async function errorsOf(html: string): Promise<string[]> {
  const misread: ParserError[] = [];
  const document = parse(html, { sourceCodeLocationInfo: true, onParseError: (error) => misread.push(error) });
  const { results } = await validator.validateString(serialize(document));
  const found = results.flatMap(({ messages }) => messages).filter(({ severity }) => severity === 2);
  return [
    ...misread.map(({ code, startLine, startCol }) => `${code} ${startLine}:${startCol}`),
    ...found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  ];
}

test('the HTML of every page is valid', async () => {
  for (const route of [...pages, '/404.html', '/api.html', '/design.html']) {
    const errors = await errorsOf(readFileSync(join(rootOf('site'), fileOf(route)), 'utf8'));
    expect.soft([...new Set(errors)], route).toEqual([]);
  }
});

/** Text in which a space, or a line break, stands between an element in the line and the punctuation after it. */
function* looseEnds(node: DefaultTreeAdapterTypes.Node): Generator<string> {
  if (!('childNodes' in node) || /^(?:pre|script|style|svg|noscript)$/.test(node.nodeName)) return;
  for (const [index, child] of node.childNodes.entries()) {
    const before = node.childNodes[index - 1];
    const follows = before && /^(?:code|b|strong|em|a|span)$/.test(before.nodeName);
    if (follows && 'value' in child && /^\s+[,.;:!?)](?:\s|$)/.test(child.value))
      yield `${serializeOuter(before)}${child.value}`;
    yield* looseEnds(child);
  }
}

test('no space stands between a word and the punctuation after it', () => {
  for (const route of [...pages, '/404.html']) {
    const document = parse(readFileSync(join(rootOf('site'), fileOf(route)), 'utf8'));
    expect.soft([...looseEnds(document)], route).toEqual([]);
  }
});
