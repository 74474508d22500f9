import type { Tag } from '../catalogue/tag.ts';
import { tags } from '../catalogue/tags.ts';
import type { OptionType } from '../syntax.ts';

/** One entry of a VS Code snippet file. */
export interface Snippet {
  readonly scope: 'html';
  readonly prefix: readonly string[];
  readonly body: readonly string[];
  readonly description: string;
}

/** Declarations of design options: what `{color:NAME}` and its like read. */
const declarations: readonly (readonly [type: OptionType, lines: readonly string[]])[] = [
  ['text', [`<meta name="text:\${1:Name}" content="$2" label="\${3:Caption}">`]],
  ['image', [`<meta name="image:\${1:Name}" content="$2" label="\${3:Caption}">`]],
  ['color', [`<meta name="color:\${1:Name}" content="\${2:#1f3a4d}" label="\${3:Caption}">`]],
  ['if', [`<meta name="if:\${1:Name}" content="\${2|1,0|}" label="\${3:Caption}">`]],
  [
    'select',
    [
      `<meta name="select:\${1:Name}" label="\${2:Caption}" content="\${3:first}" title="\${4:First choice}">`,
      `<meta name="select:\${1:Name}" content="\${5:second}" title="\${6:Second choice}">`,
    ],
  ],
];

/**
 * Snippets for every tag of the catalogue, and for the declarations of design options.
 * @see https://code.visualstudio.com/docs/editing/userdefinedsnippets
 */
export function snippets(): Readonly<Record<string, Snippet>> {
  const ofTags = tags.map((tag) => [tag.name, ofTag(tag)] as const);
  const ofOptions = declarations.map(([type, body]) => [`option ${type}`, ofOption(type, body)] as const);
  return Object.fromEntries([...ofTags, ...ofOptions]);
}

function ofTag(tag: Tag): Snippet {
  const name = tag.name.slice(1, -1);
  const plain = name.replace(/\[\d+-\d+\]/, '').replace(/NAME$/, '');
  const note = tag.deprecated ? ` Deprecated${tag.deprecated.use ? `: use ${tag.deprecated.use}` : ''}.` : '';
  return {
    scope: 'html',
    prefix: [plain, `{${plain}`],
    body: bodyOf(name),
    description: `${tag.summary}${note}`,
  };
}

/** A number to choose, a name to type, and room for the content of a block. */
function bodyOf(name: string): readonly string[] {
  const typed = name
    .replace(/\[(\d+)-(\d+)\]/, (_, low, high) => `\${1|${numbers(Number(low), Number(high))}|}`)
    .replace(/NAME$/, `\${1:Name}`);
  return name.startsWith('block:') ? [`{${typed}}`, '\t$0', `{/${again(typed)}}`] : [`{${typed}}$0`];
}

/** What is typed at a place of the opening tag comes again in the closing tag. */
function again(typed: string): string {
  return typed.replace(/\$\{1[|:][^}]*\}/, '$1');
}

function numbers(low: number, high: number): string {
  return Array.from({ length: high - low + 1 }, (_, index) => low + index).join(',');
}

function ofOption(type: OptionType, body: readonly string[]): Snippet {
  const prefix = [`option-${type}`];
  const description = `Declares a design option of the type ${type}; put it into {block:Hidden} in the head.`;
  return { scope: 'html', prefix, body, description };
}
