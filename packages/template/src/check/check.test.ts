import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagFacts } from '../catalogue/tag-facts.ts';
import { applyFixes } from './apply-fixes.ts';
import { check } from './check.ts';
import { checkExcerpt } from './check-excerpt.ts';
import { manualChecks } from './manual-checks.ts';
import { scanMarkup } from './markup.ts';
import { rules } from './rules/index.ts';
import { excerptRules } from './rules/of-excerpts.ts';
import { ruleNames } from './rules/rule-names.ts';

const sayings = (source: string) => check(source, { fragment: true }).map(({ rule }) => rule);

describe('check', () => {
  it('lists findings in the order of the source, with help for each', () => {
    const findings = check('<p>{PageTitel}</p>{block:Items}{block:Item30}{/block:Item30}', { fragment: true });
    expect(findings.map(({ rule, severity, span }) => [rule, severity, span.start])).toEqual([
      ['unknown-variable', 'error', 3],
      ['unclosed-block', 'error', 18],
      ['number-range', 'error', 31],
    ]);
    for (const { help } of findings) expect(help).toMatch(/^\/template\/[a-z_/]+#[\w-]+$/);
  });

  it('leaves out in an excerpt what only a whole theme can have', () => {
    expect(sayings('<p>{ShopName}</p>')).toEqual([]);
    expect(check('<p>{ShopName}</p>').map(({ rule }) => rule)).toContain('required-tag');
  });

  it('reads an excerpt of a style or a script as what it is', () => {
    const style = 'a{color:red}\n.b{background:url("{BASEURL}/x.gif")}';
    const script = `// {ItemTitle}\nconst draw = (item) => \`<h3>$` + '{item.title}</h3>`;\ndraw({ ItemId });';
    expect(sayings(style)).toEqual([]);
    expect(sayings(script)).toEqual(sayings(`<script>${script}</script>`));
    expect(sayings('.a{content:"{ItemTitel}"}')).toEqual(['unknown-variable']);
  });

  it('has nothing to say of an empty excerpt', () => {
    expect(check('', { fragment: true })).toEqual([]);
  });

  it('never throws and stays inside the source, whatever an author writes', () => {
    const piece = fc.oneof(
      fc.constantFrom(...tagFacts.map(({ name }) => name.replace(/\[\d+-\d+\]/, '30').replace('NAME', 'A b'))),
      fc.constantFrom(
        '{/block:Items}',
        '<div hidden>',
        '</div>',
        '<!--',
        '-->',
        '<style>',
        '</style>',
        '<script>',
        '</script>',
      ),
      fc.constantFrom(
        '<meta name="if:A b">',
        '#baseMenu{display:none}',
        '@media x{',
        '}',
        '"',
        "'",
        '<a href=',
        '$',
        '<head>',
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.boolean(), (pieces, fragment) => {
        const source = pieces.join('');
        for (const { span, fix = [], message } of check(source, { fragment })) {
          const inside = [span, ...fix.map((edit) => edit.span)].every(
            ({ start, end }) => 0 <= start && start <= end && end <= source.length,
          );
          if (!inside || /undefined|NaN/.test(message)) throw new Error(`${message} at ${span.start}–${span.end}`);
        }
      }),
      { numRuns: 2_000 },
    );
  }, 60_000);

  it.each([
    ['nested blocks', 'unclosed-block', 40_000, '{block:ItemPage}'.repeat(40_000)],
    [
      'unknown names',
      'unknown-variable',
      20_000,
      Array.from({ length: 20_000 }, (_, index) => `{block:Itemz${index}}{Itmz${index}A}`).join(''),
    ],
    ['hidden elements', 'hidden-required-tag', 1, '<div hidden>{LogoTag}'.repeat(20_000) + '</div>'.repeat(20_000)],
    ['unclosed elements', 'required-tag', 11, '<div><p><a title="'.repeat(20_000)],
    ['open braces in styles', 'required-tag', 11, `<style>${'a{'.repeat(60_000)}</style>`],
    ['declarations', 'option-outside-hidden', 20_000, '<meta name="image:a">'.repeat(20_000)],
    ['comments', 'test-leftover', 20_000, '<!-- {ItemId} '.repeat(20_000)],
  ])(
    'reads a source full of %s to its end',
    (_, name, times, source) => {
      expect(check(source).filter(({ rule }) => rule === name)).toHaveLength(times);
    },
    60_000,
  );
});

describe('applyFixes', () => {
  it('puts right what has only one answer', () => {
    const source =
      '<meta name="text:A" label="A">{block:Items}{block:ItemWaitingForSale}{ ItemTitle }{/block:ItemWaitingForSale}{/block:Items}';
    const { source: fixed, applied } = applyFixes(source, check(source, { fragment: true }));
    // The inner fix overlaps the one around it and waits for the next round.
    expect(applied.map(({ rule }) => rule)).toEqual(['option-outside-hidden', 'known-mistake']);
    const { source: again } = applyFixes(fixed, check(fixed, { fragment: true }));
    expect(again).toBe(
      '{block:Hidden}<meta name="text:A" label="A">{/block:Hidden}' +
        '{block:Items}{block:ItemWatingForSale}{ItemTitle}{/block:ItemWatingForSale}{/block:Items}',
    );
    expect(check(again, { fragment: true })).toEqual([]);
  });
});

describe('the lists', () => {
  it('have unique names', () => {
    const names = rules.map(({ name }) => name);
    const ids = manualChecks.flatMap(({ checks }) => checks.map(({ id }) => id));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have the rules for excerpts once', () => {
    expect(excerptRules).toEqual(rules.filter(({ wholeTheme, profile }) => !wholeTheme && !profile));
    expect(rules.map(({ name }) => name)).toEqual(ruleNames);
  });

  it('give an excerpt the same findings, alone and beside rules for whole themes', () => {
    const source = '{block:Items}{ItemTitel}{/block:Item}<!-- check-disable theme-name: shared -->';
    expect(checkExcerpt(source)).not.toEqual([]);
    expect(checkExcerpt(source)).toEqual(check(source, { fragment: true }));
  });
});

it('scans elements across quotes, comments and raw text', () => {
  const { elements, regions } = scanMarkup('<a href="x>y" b=1 c><!-- <i> --><script>"<b>"</script><br/></a><p>');
  expect(elements.map(({ name, closed, attributes }) => [name, closed, attributes.map((each) => each.name)])).toEqual([
    ['a', true, ['href', 'b', 'c']],
    ['script', true, []],
    ['br', false, []],
    ['p', false, []],
  ]);
  expect(regions.map(({ kind }) => kind)).toEqual(['tag', 'comment', 'tag', 'script', 'tag', 'tag']);
});
