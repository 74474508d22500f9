import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import { noteOf } from '../../src/components/Evidence/note-of.ts';

/** A member of an object in the props of a component, as the compiler's tree has it. */
interface Member {
  readonly type: 'Property';
  readonly key: { readonly name?: string; readonly value?: string };
  readonly value: { readonly value?: unknown; readonly properties?: readonly Member[] };
}

/** Pages hold megabytes of text, and few of it are marks: what has none is not searched for their parts. */
const hasMarks = (html: string) => html.includes('class="evidence"');

const nameOf = ({ key }: Member) => key.name ?? key.value;

/**
 * The ids of the notes that the marks of a page open, one for each mark: those of its text and those of its rows.
 * Undefined for a mark with a reason, which is its note.
 */
export function marksOf(tree: Root): readonly (string | undefined)[] {
  const marks: (string | undefined)[] = [];
  const add = (href: unknown) => {
    if (typeof href === 'string') marks.push(noteOf(href)); // what is sure has no mark
  };
  JSON.stringify(tree, (_key, value) => {
    if (typeof value === 'string') {
      if (hasMarks(value))
        marks.push(
          ...Array.from(
            value.matchAll(/ class="evidence" [^>]*popovertarget="(?:(note-[^"]+)|[^"]+)"/g),
            ([, id]) => id,
          ),
        );
    } else if (value?.name === 'Evidence') {
      const attribute = (wanted: string) =>
        value.attributes.find(({ name }: { readonly name: string }) => name === wanted)?.value;
      if (attribute('reason')) marks.push(undefined);
      else add(attribute('href'));
    } else if (value?.type === 'Property' && nameOf(value) === 'mark')
      add((value as Member).value.properties?.find((each) => nameOf(each) === 'href')?.value.value);
    return value;
  });
  return marks;
}

/**
 * Gives marks of a page the numbers of their notes, in place.
 * @param numbers By id of the note.
 */
export function numberMarks(tree: object, numbers: ReadonlyMap<string, string>): void {
  const numberOf = (href: unknown) => (typeof href === 'string' ? numbers.get(noteOf(href)) : undefined);
  const inHtml = (html: string) =>
    html.replace(/(?<= class="evidence" [^>]*) popovertarget="([^"]+)"/g, (target, id) =>
      numbers.has(id) ? ` data-nth="${numbers.get(id)}"${target}` : target,
    );
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') {
      if (hasMarks(value)) Object.assign(tree, { [key]: inHtml(value) });
    } else if (value?.name === 'Evidence') {
      const nth = numberOf(value.attributes.find(({ name }: { readonly name: string }) => name === 'href')?.value);
      if (nth) value.attributes.push({ type: 'mdxJsxAttribute', name: 'nth', value: nth });
    } else if (value?.type === 'Property' && nameOf(value) === 'mark') {
      const properties: Member[] = value.value.properties ?? [];
      const nth = numberOf(properties.find((each) => nameOf(each) === 'href')?.value.value);
      const [member] = (valueToEstree({ nth }) as { readonly properties: Member[] }).properties;
      if (nth && member) properties.push(member);
    } else if (typeof value === 'object' && value) numberMarks(value, numbers);
  }
}
