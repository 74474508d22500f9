import { factsByPage } from './generated/facts-by-page.ts';
import type { TagFacts } from './tag.ts';

type Facts = (typeof factsByPage)[number]['tags'][number];

/** Name of a tag, as in the catalogue: `{ItemTitle}`, `{block:Item[1-24]}`. */
export type TagName = Facts['name'];

type Bare<Name extends string> = Name extends `{block:${infer Inner}}`
  ? Inner
  : Name extends `{${infer Inner}}`
    ? Inner
    : never;
type Plain = Exclude<Facts, { readonly kind: 'option' }>;
type PlainBlock = Exclude<Extract<Plain, { readonly name: `{block:${string}}` }>, { readonly negates: string }>;

/** Names of variables, without braces. Design options are left out: the theme itself declares them. */
export type VariableName = Bare<Exclude<Plain['name'], `{block:${string}}`>>;
/** Names of the blocks whose pages alone decide whether they show their content, without braces and `block:`. */
export type PageBlockName = Bare<Extract<PlainBlock, { readonly selects: readonly string[] }>['name']>;
/** Names of the other blocks; negations are left out, for the block that they negate decides. */
export type BlockName = Exclude<Bare<PlainBlock['name']>, PageBlockName>;

const negations = new Map<string, string>(
  factsByPage.flatMap(({ tags }) =>
    tags.flatMap((tag) =>
      'negates' in tag ? [[tag.name, tag.negates] as const, [tag.negates, tag.name] as const] : [],
    ),
  ),
);

/** Every tag without its prose, in the order of the guide: what runs in the page reads this. */
export const tagFacts: readonly TagFacts[] = factsByPage.flatMap(({ page, tags }) =>
  tags.map((tag) => {
    const { negates: _, ...facts }: (typeof tags)[number] & { readonly negates?: string } = tag;
    const negation = negations.get(tag.name);
    return { ...facts, page, ...(negation && { negation }) };
  }),
);
