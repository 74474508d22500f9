import type { OptionType } from '../syntax.ts';

/** A way to declare a design option, as a snippet of the protocol, and what the option is. */
export interface DeclarationSnippet {
  readonly type: OptionType;
  readonly lines: readonly string[];
  readonly meaning: string;
}

/** Declarations of design options: what `{color:NAME}` and its like read. */
export const declarations: readonly DeclarationSnippet[] = [
  {
    type: 'text',
    lines: [`<meta name="text:\${1:Name}" content="$2" label="\${3:Caption}">`],
    meaning: 'A text that the shop owner types.',
  },
  {
    type: 'image',
    lines: [`<meta name="image:\${1:Name}" content="$2" label="\${3:Caption}">`],
    meaning: 'A picture that the shop owner uploads.',
  },
  {
    type: 'color',
    lines: [`<meta name="color:\${1:Name}" content="\${2:#1f3a4d}" label="\${3:Caption}">`],
    meaning: 'A color that the shop owner picks.',
  },
  {
    type: 'if',
    lines: [`<meta name="if:\${1:Name}" content="\${2|1,0|}" label="\${3:Caption}">`],
    meaning: 'A switch: content 1 most likely means on by default; the value for off is not documented.',
  },
  {
    type: 'select',
    lines: [
      `<meta name="select:\${1:Name}" label="\${2:Caption}" content="\${3:first}" title="\${4:First choice}">`,
      `<meta name="select:$1" label="$2" content="\${5:second}" title="\${6:Second choice}">`,
    ],
    meaning: 'One of several values; repeat the element for each.',
  },
];
