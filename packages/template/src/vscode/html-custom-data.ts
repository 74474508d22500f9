import type { Tag } from '../catalogue/tag.ts';
import { tagHref } from '../catalogue/tag-anchor.ts';
import { tags } from '../catalogue/tags.ts';
import type { OptionType } from '../syntax.ts';

interface Value {
  readonly name: string;
  readonly description: string;
  readonly references?: readonly { readonly name: string; readonly url: string }[];
}

interface Attribute {
  readonly name: string;
  readonly description?: string;
  readonly valueSet?: string;
  readonly values?: readonly Value[];
}

/** A file for the setting `html.customData` of VS Code. */
export interface HtmlCustomData {
  readonly version: 1.1;
  readonly tags: readonly {
    readonly name: string;
    readonly description?: string;
    readonly attributes: readonly Attribute[];
  }[];
  readonly globalAttributes: readonly Attribute[];
  readonly valueSets: readonly { readonly name: string; readonly values: readonly Value[] }[];
}

/**
 * What VS Code can complete inside HTML attributes: addresses and pictures that tags print, texts for `alt` and `title`,
 * and the attributes that declare design options. Tags elsewhere come from the snippets.
 * @param site Address of the published guide, for links in the descriptions; without it there are none.
 * @see https://github.com/microsoft/vscode-html-languageservice/blob/main/docs/customData.md
 */
export function htmlCustomData(site?: string): HtmlCustomData {
  const values = (wanted: (tag: Tag) => boolean) =>
    tags.filter((tag) => !tag.deprecated && wanted(tag)).map((tag) => completion(tag, site));
  return {
    version: 1.1,
    tags: [
      { name: 'a', attributes: [{ name: 'href', valueSet: 'address' }] },
      { name: 'link', attributes: [{ name: 'href', valueSet: 'address' }] },
      { name: 'form', attributes: [{ name: 'action', valueSet: 'address' }] },
      {
        name: 'img',
        attributes: [
          { name: 'src', valueSet: 'picture' },
          { name: 'alt', valueSet: 'text' },
        ],
      },
      { name: 'input', attributes: [{ name: 'value', valueSet: 'text' }] },
      { name: 'meta', attributes: optionAttributes },
    ],
    globalAttributes: [{ name: 'title', valueSet: 'text' }],
    valueSets: [
      { name: 'address', values: values((tag) => tag.escaping === 'url' && !isPicture(tag)) },
      { name: 'picture', values: values((tag) => tag.escaping === 'url' && isPicture(tag)) },
      { name: 'text', values: values((tag) => tag.escaping === 'text') },
    ],
  };
}

const optionMeanings: Readonly<Record<OptionType, string>> = {
  text: 'A text that the shop owner types.',
  image: 'A picture that the shop owner uploads.',
  color: 'A color that the shop owner picks.',
  select: 'One of several values; repeat the element for each.',
  if: 'A switch: content 1 means on by default; the value for off is not documented.',
};

const optionAttributes: readonly Attribute[] = [
  {
    name: 'name',
    description: 'The type and the name of a design option; put the element into {block:Hidden} in the head.',
    values: Object.entries(optionMeanings).map(([type, description]) => ({ name: `${type}:`, description })),
  },
  { name: 'label', description: 'Caption of the design option in the design settings.' },
  { name: 'title', description: 'Caption of one value of a select option.' },
];

function isPicture({ name }: Tag): boolean {
  return /image/i.test(name);
}

function completion(tag: Tag, site: string | undefined): Value {
  const references = site ? [{ name: 'Template guide', url: new URL(tagHref(tag), site).href }] : undefined;
  // The first number of a family, which completes to a working tag.
  const name = tag.name.replace(/\[(\d+)-\d+\]/, '$1');
  return { name, description: tag.summary, ...(references && { references }) };
}
