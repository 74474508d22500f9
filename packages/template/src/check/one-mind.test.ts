import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appIds } from '../catalogue/app-id.ts';
import { pageNames } from '../catalogue/page-name.ts';
import { tagFacts } from '../catalogue/tag-facts.ts';
import { render } from '../render/render.ts';
import { itemStates } from '../shop/item-states.ts';
import { check } from './check.ts';
import { rules } from './rules/index.ts';

/** How many themes the property sees; `THEMES=100000` looks longer. */
const { THEMES = '1000' } = process.env;

const names = tagFacts.flatMap(({ name }) => [1, 2, 30].map((number) => name.replace(/\[\d+-\d+\]/, String(number))));
const tag = fc.constantFrom(
  ...new Set(names.map((name) => name.replace('NAME', 'A_b'))),
  '{ItemTitel}',
  '{ ItemTitle }',
  '{itemtitle}',
  '{ItemImage[2]URL-500}',
  '{ItemName}',
  '{block:Itms}',
);
const around = fc.constantFrom(
  ...tagFacts
    .filter(({ name, kind, selects }) => name.startsWith('{block:') && (selects || kind === 'loop' || kind === 'form'))
    .map(({ name }) => name.slice('{block:'.length, -1)),
  'HasItems',
  'ItemImage1',
  'NotItemPage',
);
const closing = (name: string) => (name.startsWith('{block:') ? `x${name.replace('{', '{/')}` : '');

/** Rules that say of a tag itself that it is wrong, and not that something is missing. */
const ofTags = new Set(rules.filter(({ about }) => about !== undefined && about !== 'pair').map(({ name }) => name));

/** A tag between marks, in blocks in which it may have a meaning or not. */
const theme = fc
  .tuple(tag, fc.array(around, { maxLength: 3 }))
  .map(([name, blocks]) =>
    blocks.reduce((inner, block) => `{block:${block}}${inner}{/block:${block}}`, `⟦${name}${closing(name)}⟧`),
  );

it('is of one mind with the preview: what is an error there, the preview shows nowhere', { timeout: 3_600_000 }, () => {
  fc.assert(
    fc.property(theme, (source) => {
      const at = source.indexOf('⟦') + 1;
      const written = /^\{[^}]*\}/.exec(source.slice(at))?.[0] ?? '';
      const error = check(source).find(
        ({ rule, severity, span }) =>
          severity === 'error' && ofTags.has(rule) && span.start === at && span.end === at + written.length,
      );
      fc.pre(error !== undefined);
      const pages = pageNames.map((page) => ({ page, categoryId: 11 }));
      const items = Object.values(itemStates).map((itemId) => ({ page: 'item' as const, itemId }));
      for (const page of [...pages, ...items]) {
        const { html } = render(source, { page, apps: appIds });
        for (const [, printed = ''] of html.matchAll(/⟦([^⟧]*)⟧/g))
          expect(printed === '' || printed.startsWith(written), `${source} prints ${printed}: ${error?.message}`).toBe(
            true,
          );
      }
    }),
    { numRuns: Number(THEMES) },
  );
});
