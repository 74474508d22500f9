import { findTag } from '../../../catalogue/find-tag.ts';
import { tagFacts } from '../../../catalogue/tag-facts.ts';
import { anyOptionType, blockNameOf } from '../../../syntax.ts';
import { isInCode } from '../../in-code.ts';
import type { Rule } from '../../rule.ts';

/** A brace pair that the parser has left as text, with ASCII or full-width signs. */
const bracePair = /[{｛]([/／]?[A-Za-zＡ-Ｚａ-ｚ][^\s{}｛｝"'<>;]{0,80})[}｝]/g;
const withoutEnd = /\{\/?block:([A-Za-z][\w-]{1,60})(?=[\s<{]|$)/g;
const withoutStart = /(?<![\w{/:-])\/?(?:block|lock|ock|ck|k):([A-Z][\w-]{2,60})\}/g;
const otherOption = new RegExp(`^block:(?:not_)?(?:${anyOptionType}):.`);

const byLowerCase = new Map(
  tagFacts
    .filter(({ kind, name }) => kind !== 'option' && !name.includes('['))
    .map(({ name }) => [name.toLowerCase(), name]),
);

export const malformedTag: Rule = {
  name: 'malformed-tag',
  severity: 'error',
  summary: 'A tag in another notation, in the wrong case, or with a part missing is not read as a tag.',
  group: 'syntax',
  create: (report, { source, masked, regionAt }) => {
    const isText = (start: number) => {
      const region = regionAt(start);
      return region?.kind !== 'comment' && !isInCode(source, start, region);
    };
    const look = (index: number, written: string, expected: string | undefined) => {
      if (!expected || !isText(index)) return;
      report({
        span: { start: index, end: index + written.length },
        message: `Unexpected ${written}, expected ${expected}`,
      });
    };
    return {
      variable: ({ name, span }, found) => {
        const around = source.slice(span.start - 1, span.end + 1);
        if (!found || span.start === 0 || !around.startsWith('{{') || !around.endsWith('}}') || !isText(span.start))
          return;
        report({
          span: { start: span.start - 1, end: span.end + 1 },
          severity: 'warning',
          message: `Unexpected {{${name}}}, expected {${name}}: a tag has one brace on each side`,
        });
      },
      end: () => {
        for (const { 0: written, 1: content = '', index } of masked.matchAll(bracePair)) {
          if (masked.charAt(index - 1) !== '$') look(index, written, expectedFor(written, content));
        }
        for (const { 0: written, 1: name = '', index } of masked.matchAll(withoutEnd)) {
          look(index, written, findTag(`block:${name}`) && `${written}}`);
        }
        for (const { 0: written, 1: name = '', index } of masked.matchAll(withoutStart)) {
          look(index, written, findTag(`block:${name}`) && `${written.startsWith('/') ? '{/' : '{'}block:${name}}`);
        }
      },
    };
  },
};

/** The tag that a brace pair is certainly meant for; undefined for everything that may be something else. */
function expectedFor(written: string, content: string): string | undefined {
  const plain = content.normalize('NFKC');
  const slash = plain.startsWith('/') ? '/' : '';
  const name = plain.slice(slash.length);
  const braced = (tag: string) => `{${slash}${tag}}`;
  if (written !== written.normalize('NFKC')) return findTag(name) && `${braced(name)} in half-width characters`;
  if (/^else$|^end_?(?:if|block)$/i.test(name))
    return 'the negative block, such as {block:NoItems}: the language has no else';
  if (otherOption.test(name)) return braced(`block:${blockNameOf(name.slice('block:'.length))}`);
  const number = name.replace(/\[(\d{1,2})(?:-\d+)?\]/, '$1');
  if (number !== name) return findTag(number) && braced(number);
  if (findTag(name)) return undefined;
  if (slash && findTag(`block:${name}`)) return braced(`block:${name}`);
  return byLowerCase.get(`{${name.toLowerCase()}}`)?.replace(/^\{/, `{${slash}`);
}
