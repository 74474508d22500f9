import type { Span } from '../../../ast.ts';
import { findBlock, findTag } from '../../../catalogue/find-tag.ts';
import { tagFacts } from '../../../catalogue/tag-facts.ts';
import { anyOptionType, anyPrintedOptionType, blockNameOf } from '../../../syntax.ts';
import { closest } from '../../closest.ts';
import { isCodeAttribute, isInCode } from '../../in-code.ts';
import { lastBefore } from '../../last-before.ts';
import type { Rule } from '../../rule.ts';

/** A brace pair that the parser has left as text, with ASCII or full-width signs. */
const bracePair = /[{｛]([/／]?[A-Za-zＡ-Ｚａ-ｚ][^\s{}｛｝"'<>;]{0,80})[}｝]/g;
const withoutEnd = /\{\/?(block:)?((?:lang:)?[A-Za-z][\w-]{1,60})(?=[\s<{"')\]]|$)/g;
/** Characters that nobody sees: of no width, soft hyphens, marks of direction. */
const unseen = /\p{Cf}/u;
const withUnseen = new RegExp(`[{｛]([^{}｛｝<>"'\n]{0,80}${unseen.source}[^{}｛｝<>"'\n]{0,80})[}｝]`, 'gu');
/** Quotation marks of texts, which do not enclose the value of an attribute. */
const typographic = /^[“”„‟‘’‚‛「＂＇]/;
/** How far away the other brace of a pair around a tag may be. */
const far = 200;
const withoutStart = /(?<![\w{/:.$-])\/?((?:block|lock|ock|ck|k):)?((?:lang:)?[A-Z][\w-]{2,60})\}/g;
/** A brace that the other one may belong to. */
const openBefore = /\{[^{}<>\n]{0,60}$/;
/** Names as other languages write them: `{item_title}`, `{$ItemTitle}`, `{Item Title}`, `{item.title()}`, `{ItemTitle|escape}`. */
const otherSpelling = /\{(["'$#!@]?[A-Za-z][\w .$-]{2,60}?)(?:\(\)|["',;]|\s?\|[\w\s:"'-]{1,40})?\}/g;
/** Tags of blocks with a slip in all but the name: `{bloc:Items}`, `{/block/Items}`, `{endblock:Items}`, `<block:Items>`. */
const otherBlock =
  /([{<])([/\\]?)(end)?([a-z]{3,7})[:;,./=_ -]{1,2}((?:[A-Z]|(?:not_)?(?:if|text|image|color|select)-)[\w-]{2,60})[}>]/gi;
/** Amounts, before which a sign of money may stand. */
const amount = /Price|Rate|Stock|Count|Number/;
/** Design options as the other kind of tag spells them: `{block:if:Show Detail}`, `{text-Shop Slogan}`. */
const otherOption = new RegExp(
  `\\{(/?)(?:block:((?:not_)?(?:${anyOptionType}):)|(${anyPrintedOptionType})[-_])([A-Za-z][^{}<>\\n"':;]{0,80})\\}`,
  'g',
);

const byLowerCase = new Map(
  tagFacts
    .filter(({ kind, name }) => kind !== 'option' && !name.includes('['))
    .map(({ name }) => [name.toLowerCase(), name]),
);

const lettersOf = (name: string) => name.replace(/[^a-z0-9]/gi, '').toLowerCase();
const byLetters = new Map([...byLowerCase.values()].map((name) => [lettersOf(name), name]));

export const malformedTag: Rule = {
  name: 'malformed-tag',
  severity: 'error',
  summary: 'Write a tag in single braces and half-width characters, with its exact capitals.',
  level: 'observed',
  group: 'syntax',
  about: 'spelling',
  create: (report, { source, masked, regionAt, attributeAt, tree, elements }) => {
    const broken = tree.problems.filter(
      ({ code, expected }) => code === 'broken-tag' && expected && findTag(expected.replace('{/', '{')),
    );
    // The rule on closing tags says the same of a name without invisible characters.
    const strays = new Set(
      tree.problems.flatMap(({ code, name, span }) =>
        code === 'stray-close' && !unseen.test(name) ? [span.start] : [],
      ),
    );
    const isBroken = (offset: number) => {
      if (strays.has(offset)) return true;
      const problem = lastBefore(broken, offset, ({ span }) => span.start);
      return problem !== undefined && offset < problem.span.end;
    };
    const isText = (start: number) => {
      const region = regionAt(start);
      return region?.kind !== 'comment' && !isInCode(source, start, region);
    };
    const look = (index: number, written: string, meant: Meant | string | undefined) => {
      const { says, tag }: Meant = typeof meant === 'object' ? meant : { says: meant, tag: meant };
      if (!says || isBroken(index) || !isText(index)) return;
      report({
        span: { start: index, end: index + written.length },
        message: `Unexpected ${written}, expected ${says}`,
        ...(tag && { expected: tag }),
      });
    };
    /** A brace beside a tag that belongs to no other one: `{ItemTitle}}`, `{{/block:Items}`. */
    const lookBeside = (tag: string, { start, end }: Span) => {
      const before = source.charAt(start - 1) === '{';
      const after = source.charAt(end) === '}';
      if ((!before && !after) || !isText(start) || regionAt(start)?.kind === 'style') return;
      if (before !== after) {
        // Data in an attribute or a script has braces of its own, as `{"id":{ItemId}}` has.
        const isContent = !regionAt(start);
        const [lead = ''] = masked
          .slice(Math.max(0, start - far), start)
          .split(isContent ? /[<>]/ : /$^/)
          .slice(-1);
        const [rest = ''] = masked.slice(end, end + far).split(isContent ? /[<>]/ : /$^/, 1);
        if (before ? unpaired(rest, '}', '{') : unpaired([...lead].reverse().join(''), '{', '}')) return;
      }
      const span = { start: before ? start - 1 : start, end: after ? end + 1 : end };
      report({
        span,
        severity: 'warning',
        expected: tag,
        message: `Unexpected ${source.slice(span.start, span.end)}, expected ${tag}: a tag has one brace on each side`,
      });
    };
    return {
      variable: ({ name, span }, found) => {
        if (!found) return;
        lookBeside(`{${name}}`, span);
        const kind = regionAt(span.start)?.kind;
        const isCode =
          kind === 'script' || kind === 'style' || kind === 'comment' || isCodeAttribute(attributeAt(span.start));
        if (source.charAt(span.start - 1) !== '$' || isCode || amount.test(name)) return;
        report({
          span: { start: span.start - 1, end: span.end },
          severity: 'warning',
          message: `Unexpected $\{${name}}, expected {${name}}: the dollar sign prints too`,
        });
      },
      block: ({ name, open, close }, found) => {
        if (!found) return;
        lookBeside(`{block:${name}}`, open);
        if (close) lookBeside(`{/block:${name}}`, close);
      },
      end: () => {
        for (const { name, span, value } of elements.flatMap(({ attributes }) => attributes)) {
          if (!value || /["']/.test(source.charAt(value.start - 1))) continue;
          const written = source.slice(value.start, value.end);
          if (!typographic.test(written) || !written.includes('{')) continue;
          const bare = written.replace(/^.|[“”„‟‘’‚‛」＂＇]$/gu, '');
          report({ span, message: `Unexpected ${source.slice(span.start, span.end)}, expected ${name}="${bare}"` });
        }
        if (unseen.test(masked)) {
          for (const { 0: written, 1: content = '', index } of masked.matchAll(withUnseen)) {
            const name = content
              .normalize('NFKC')
              .replace(/\p{Cf}/gu, '')
              .trim();
            const code =
              [...content]
                .find((sign) => unseen.test(sign))
                ?.codePointAt(0)
                ?.toString(16) ?? '';
            const says = `{${name}} without the invisible character U+${code.toUpperCase().padStart(4, '0')}`;
            look(index, written, findTag(name.replace(/^\//, '')) && { says, tag: `{${name}}` });
          }
        }
        for (const { 0: written, 1: slash = '', 2: ofBlock, 3: type, 4: name = '', index } of masked.matchAll(
          otherOption,
        ))
          if (masked.charAt(index - 1) !== '$')
            look(index, written, ofBlock ? `{${slash}block:${blockNameOf(ofBlock + name)}}` : `{${type}:${name}}`);
        for (const { 0: written, 1: content = '', index } of masked.matchAll(bracePair)) {
          if (masked.charAt(index - 1) !== '$') look(index, written, expectedFor(written, content));
        }
        for (const { 0: written, 1: prefix = '', 2: name = '', index } of masked.matchAll(withoutEnd)) {
          if (masked.charAt(index - 1) !== '$') look(index, written, findTag(prefix + name) && `${written}}`);
        }
        for (const { 0: written, 1: prefix, 2: name = '', index } of masked.matchAll(withoutStart)) {
          if (openBefore.test(masked.slice(Math.max(0, index - 61), index))) continue;
          const tag = prefix ? `block:${name}` : name;
          look(index, written, findTag(tag) && `${written.startsWith('/') ? '{/' : '{'}${tag}}`);
        }
        for (const { 0: written, 1: brace, 2: slash, 3: end, 4: word = '', 5: name = '', index } of masked.matchAll(
          otherBlock,
        )) {
          if (written === `{${slash}block:${name}}` && slash !== '\\') continue;
          const isBlock = word === 'block' || (brace === '{' && closest(word, ['block']) !== undefined);
          if (isBlock) look(index, written, findBlock(name) && `{${slash || end ? '/' : ''}block:${name}}`);
        }
        for (const { 0: written, 1: content = '', index } of masked.matchAll(otherSpelling)) {
          if (masked.charAt(index - 1) === '{' || regionAt(index)?.kind === 'script' || expectedFor(written, content))
            continue;
          look(index, written, byLetters.get(lettersOf(content)));
        }
      },
    };
  },
};

/** Whether a text has a brace whose other one is not in it, read from its start. */
function unpaired(text: string, brace: string, other: string): boolean {
  let depth = 0;
  // The brace beside the tag itself is the first one where it is the same.
  for (const sign of text.slice(text.startsWith(brace) ? 1 : 0)) {
    if (sign === other) depth++;
    else if (sign === brace && depth-- === 0) return true;
  }
  return false;
}

/** What an author has meant: in words, and as a tag where it is one. */
interface Meant {
  readonly says: string | undefined;
  readonly tag?: string | undefined;
}

/** What a brace pair is certainly meant for; undefined for everything that may be something else. */
function expectedFor(written: string, content: string): Meant | string | undefined {
  const plain = content.normalize('NFKC');
  const slash = plain.startsWith('/') ? '/' : '';
  const name = plain.slice(slash.length);
  const braced = (tag: string) => `{${slash}${tag}}`;
  if (written !== written.normalize('NFKC'))
    return findTag(name) && { says: `${braced(name)} in half-width characters`, tag: braced(name) };
  if (/^else$|^end_?(?:if|block)$/i.test(name))
    return { says: 'the negation as a second block, such as {block:NoItems}; there is no else' };
  const number = name.replace(/\[(\d{1,2})(?:-\d+)?\]/, '$1');
  if (number !== name) return findTag(number) && braced(number);
  if (findTag(name)) return undefined;
  if (slash && findTag(`block:${name}`)) return braced(`block:${name}`);
  return byLowerCase.get(`{${name.toLowerCase()}}`)?.replace(/^\{/, `{${slash}`);
}
