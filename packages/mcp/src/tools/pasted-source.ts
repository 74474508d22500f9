import { check, type Finding, findTag, isExcerpt, recognizeSource, tagHref, tagNamed } from '@shop-docs/template';
import type { Docs } from '../content/docs.ts';
import { wordOf } from './evidence.ts';

/** A block, a variable, or a statement of another template language. */
const statement = /\{\/?(?:block|lang):\w|\{[A-Z]\w*\}|\{%|\{\{/;
/** Most findings of an answer, each once. */
const most = 4;
/** Rules that a tag in the middle of a sentence can break. */
const ofNames = /^(?:unknown-|malformed-|foreign-)/;

/**
 * What the checker says of the source of a theme that a text is, or holds; empty where it finds nothing.
 * @param written May be a question with a piece of a theme in it.
 */
export function tellSource(written: string, docs: Docs): string[] {
  if (!statement.test(written)) return [];
  const recognized = recognizeSource(written);
  if (recognized.kind === 'liquid' || recognized.kind === 'tumblr')
    return [
      recognized.message,
      `How tags look: ${docs.link('/template/')}#tags; a whole theme: ${docs.link('/template/default/')}`,
      'A list of items has:',
      ...tagLines(['block:Items', 'ItemTitle', 'ItemPageURL'], docs),
    ];
  if (!isExcerpt(recognized)) return [];
  const isSource = /<[a-z][^>]*>|\{\/block:/i.test(written);
  const findings = check(written, { fragment: true }).filter(
    ({ severity, rule }) => severity !== 'note' && (isSource || ofNames.test(rule)),
  );
  const byMessage = [...new Map(findings.map((each) => [each.message, each])).values()];
  if (byMessage.length === 0) return [];
  const shown = byMessage.slice(0, most);
  const names = shown.flatMap(namesIn);
  return [
    'The checker says of the source:',
    ...shown.map(({ severity, message, rule, help }) => `- ${severity} ${message} (${rule}) ${docs.link(help)}`),
    ...(byMessage.length > most ? [`[${byMessage.length - most} more; base_theme tells them]`] : []),
    ...tagLines([...new Set(names)].slice(0, most), docs),
  ];
}

/** Tags that a finding asks for. */
function namesIn({ message }: Finding): string[] {
  const [, expected = ''] = /, expected (.*)/s.exec(message) ?? [];
  return [...expected.matchAll(/\{([A-Za-z][\w:-]*)\}/g)].map(([, name = '']) => name);
}

function tagLines(names: readonly string[], docs: Docs): string[] {
  return names.flatMap((name) => {
    const tag = tagNamed(`{${name}}`) ?? findTag(name)?.tag;
    const known = tag && tagNamed(tag.name);
    return known
      ? [`- ${known.name} ${known.summary} [${wordOf(known.evidence.level)}] ${docs.link(tagHref(known))}`]
      : [];
  });
}
