import { describe, expect, it } from 'vitest';
import { findTag } from '../catalogue/find-tag.ts';
import { tags } from '../catalogue/tags.ts';
import { check } from '../check/check.ts';
import { parse } from '../parse/parse.ts';
import { readDesignOptions } from '../parse/read-design-options.ts';
import { htmlCustomData } from './html-custom-data.ts';
import { type Snippet, snippets } from './snippets.ts';

/** What the editor inserts when the author accepts every default. */
function inserted({ body }: Snippet): string {
  let text = body.join('\n').replace('$0', '');
  for (let stop = 1; stop <= 6; stop++) {
    const place = new RegExp(`\\$\\{${stop}(?:\\|([^,|]*)[^|]*\\||:([^}]*))\\}`, 'g');
    let value = '';
    text = text.replace(place, (_, choice?: string, preset?: string) => {
      value = choice ?? preset ?? '';
      return value;
    });
    text = text.replaceAll(`$${stop}`, value);
  }
  return text;
}

describe('snippets', () => {
  const all = snippets();

  it.each(tags.map(({ name }) => [name] as const))(
    '%s has one that inserts the tag, closed where it is a block',
    (name) => {
      const snippet = all[name];
      if (!snippet) throw new Error(`no snippet ${name}`);
      const { children, problems } = parse(inserted(snippet));
      expect(problems).toEqual([]);
      const [node] = children;
      expect(node?.type).toBe(name.startsWith('{block:') ? 'block' : 'variable');
      const written = node?.type === 'block' ? `block:${node.name}` : node?.type === 'variable' ? node.name : '';
      expect(findTag(written)?.tag.name).toBe(name);
      expect(findTag(written)?.outOfRange).toBeUndefined();
      expect(snippet.description).not.toBe('');
    },
  );

  it('declare design options that the platform reads', () => {
    const head = Object.entries(all).flatMap(([name, snippet]) =>
      name.startsWith('option ') ? [inserted(snippet)] : [],
    );
    const options = readDesignOptions(head.join('\n'));
    expect([...options.keys()]).toEqual(['text:Name', 'image:Name', 'color:Name', 'if:Name', 'select:Name']);
    expect(options.get('select:Name')?.choices).toHaveLength(2);
    expect(all['option color']).toMatchObject({
      prefix: ['option-color'],
      description: 'Declares a design option of the type color; put it into {block:Hidden} in the head.',
    });
    const findings = check(`{block:Hidden}${head.join('\n')}{/block:Hidden}`, { fragment: true });
    expect(findings.filter(({ rule }) => rule !== 'unused-option')).toEqual([]);
  });

  it('offer a number for each number that the tag takes, and repeat it in the closing tag', () => {
    expect(all['{block:ItemImage[1-20]}']?.body).toEqual([
      `{block:ItemImage\${1|1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20|}}`,
      '\t$0',
      '{/block:ItemImage$1}',
    ]);
  });
});

describe('HTML custom data', () => {
  const { tags: elements, globalAttributes, valueSets } = htmlCustomData('https://docs.example');

  it('names only value sets that it has', () => {
    const named = [...elements.flatMap(({ attributes }) => attributes), ...globalAttributes].flatMap(
      ({ valueSet }) => valueSet ?? [],
    );
    expect([...new Set(named)].toSorted()).toEqual(valueSets.map(({ name }) => name).toSorted());
  });

  it('completes attributes with tags whose values may stand there', () => {
    const names = (set: string) => valueSets.find(({ name }) => name === set)?.values.map(({ name }) => name) ?? [];
    expect(names('address')).toContain('{ItemPageURL}');
    expect(names('picture')).toContain('{ItemImage1URL-640}');
    expect(names('text')).toContain('{ItemTitle}');
    for (const name of valueSets.flatMap(({ values }) => values.map((value) => value.name)))
      expect(['url', 'text'], name).toContain(findTag(name)?.tag.escaping);
  });

  it('links each value to its entry, when the address of the guide is known', () => {
    const [first] = valueSets[0]?.values ?? [];
    expect(first?.references?.[0]?.url).toMatch(/^https:\/\/docs\.example\/template\/.+#.+/);
    expect(JSON.stringify(htmlCustomData())).not.toContain('references');
  });
});
