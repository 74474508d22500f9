import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '@shop-docs/template';
import { describe, expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../../docs/template/guideline/index.mdx'), 'utf8');
const tutorial = page.slice(page.indexOf('{#tutorial}'), page.indexOf('{#bring}'));

/** Words and examples of each heading: of step 1 first, of the whole theme last. */
const sections = tutorial
  .split(/^### /m)
  .slice(1)
  .map((section) => ({
    words: section.replace(/^```[\s\S]*?^```$/gm, ''),
    examples: [...section.matchAll(/^```template[^\n]*\n([\s\S]*?)^```$/gm)].map(([, source = '']) => source),
  }));
const steps = sections.slice(0, -1);
const finished = sections.at(-1)?.examples[0] ?? '';

/** What a step tells the reader to do with its examples. */
interface Move {
  /** The sentence of the page. */
  readonly says: string;
  readonly paste: (theme: string, examples: readonly string[]) => string;
}

const moves: readonly Move[] = [
  { says: 'Begin with an empty file', paste: (_, [frame = '']) => frame },
  {
    says: '**Replace `<head>` and `<body>` of step 1.**',
    paste: (theme, [both = '']) => replaced(theme, '<head>', '</body>', both),
  },
  {
    says: '**Replace the `<body>` of step 2.**',
    paste: (theme, [body = '']) => replaced(theme, '<body>', '</body>', body),
  },
  {
    says: '**Put this into `<main>`, in place of the sentence.**',
    paste: (theme, [list = '']) => replaced(theme, '<main>', '</main>', `<main>\n${list}</main>`),
  },
  {
    says: '**Put this below the `</ul>` of step 4, above `{/block:HasItems}`.**',
    paste: (theme, [link = '']) => {
      const [item = ''] = /<li>\n[\s\S]*?<\/li>/.exec(theme) ?? [];
      const load = placeOf(theme, '{block:LoadItemsPage}');
      return (
        above(theme.slice(0, load), '{/block:HasItems}', link) + replaced(theme.slice(load), '<li>', '</li>', item)
      );
    },
  },
  {
    says: '**Put this into `<main>`, below `{/block:IndexPage}`.**',
    paste: (theme, [item = '']) => above(theme, '</main>', item),
  },
  {
    says: '**Put this below `{/block:ItemPage}`, at the end of `<main>`.**',
    paste: (theme, [about = '']) => above(theme, '</main>', about),
  },
  {
    says: '**Put everything up to `</style>` into the head, above `{BackgroundTag}`.**',
    paste: (theme, [styles = '']) => above(theme, '{BackgroundTag}', through(styles, '</style>')),
  },
  {
    says: '**Replace the `<header>` of step 3. The lines after `</header>` go to the beginning of `{block:ShopPublic}`, above `{block:NoItems}`.**',
    paste: (theme, [navigation = '']) => {
      const header = through(navigation, '</header>');
      return above(
        replaced(theme, '<header>', '</header>', header),
        '{block:NoItems}',
        navigation.slice(header.length),
      );
    },
  },
];

/** The theme after each step, for a reader who does what the steps say. */
const stages: string[] = [];
for (const [index, { paste }] of moves.entries()) {
  stages.push(paste(stages.at(-1) ?? '', steps[index]?.examples ?? []));
}

test('each step says where its part goes', () => {
  expect(steps).toHaveLength(moves.length);
  const words = [tutorial.slice(0, tutorial.indexOf('###')), ...steps.slice(1).map((step) => step.words)];
  moves.forEach(({ says }, index) => {
    expect(words[index]).toContain(says);
  });
  const further = '**So put the whole `<li>` of step 4 there, in place of the `<li>` of step 1**';
  expect(steps[4]?.words, 'the second part of step 5').toContain(further);
});

test('the steps, pasted where they say, make the theme at the end, and nothing else is in it', () => {
  expect(linesOf(stages.at(-1) ?? '')).toEqual(linesOf(finished));
});

describe('the checker', () => {
  /** The step that brings what a rule asks for. */
  const brought: Readonly<Record<string, number>> = { 'required-tag': 7, 'unpublished-shop': 4, 'purchase-form': 6 };

  test.each(stages.map((theme, index) => ({ step: index + 1, theme })))(
    'reports after step $step what is still missing, and no mistake',
    ({ theme, step }) => {
      const findings = check(theme).filter(({ severity }) => severity !== 'note');
      const missing = Object.keys(brought).filter((rule) => step < (brought[rule] ?? 0));
      expect([...new Set(findings.map(({ rule }) => rule))].sort()).toEqual(missing.sort());
    },
  );

  test('finds nothing at all in the theme at the end', () => {
    expect(check(finished)).toEqual([]);
  });

  test('adds only notes about apps when that theme is for sale', () => {
    const findings = check(finished, { profile: 'market' });
    expect(findings).not.toEqual([]);
    expect(findings.filter(({ rule, severity }) => rule !== 'app-support' || severity !== 'note')).toEqual([]);
  });
});

test('more items have the markup of the first ones', () => {
  const items = [...finished.matchAll(/^ *<li>\n[\s\S]*?<\/li>$/gm)].map(([item]) => linesOf(item));
  expect(items).toHaveLength(2);
  expect(items[1]).toEqual(items[0]);
});

/** The lines without their indentation, which has no meaning here. */
function linesOf(source: string): readonly string[] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The only place of a text, so that no move of a reader is ambiguous. */
function placeOf(theme: string, text: string): number {
  expect(theme.split(text), `places of ${text}`).toHaveLength(2);
  return theme.indexOf(text);
}

function replaced(theme: string, first: string, last: string, by: string): string {
  return theme.slice(0, placeOf(theme, first)) + by + theme.slice(placeOf(theme, last) + last.length);
}

function above(theme: string, text: string, added: string): string {
  const place = placeOf(theme, text);
  return `${theme.slice(0, place)}${added}\n${theme.slice(place)}`;
}

function through(source: string, last: string): string {
  return source.slice(0, placeOf(source, last) + last.length);
}
