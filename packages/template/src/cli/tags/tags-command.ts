import { appIds } from '../../catalogue/app-id.ts';
import { findTag } from '../../catalogue/find-tag.ts';
import { findMistake } from '../../catalogue/mistakes.ts';
import type { Tag } from '../../catalogue/tag.ts';
import { tagNamed, tags } from '../../catalogue/tags.ts';
import { nearestTag } from '../../check/nearest-tag.ts';
import { render } from '../../render/render.ts';
import { appNames } from '../../wording/app-names.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { program } from '../program.ts';
import { readArguments } from '../read-arguments.ts';
import { docsDefault, readDocs } from '../read-docs.ts';
import { colors, countOf, print } from '../terminal.ts';
import { describeTag } from './describe-tag.ts';

export const tagsCommand: Command = {
  help: `Usage: ${program} tags [NAME]

  NAME          A tag, with braces or without, to explain; or a word, to find tags by. Absent: all tags.
  --docs URL    Site with the guide. ${docsDefault}

Quote braces, which shells read as their own.

  ${program} tags "{ItemImage3URL-640}"
  ${program} tags block:Items
  ${program} tags "sales period"
`,
  async run(args) {
    const { values, positionals } = readArguments(args, { docs: { type: 'string' } });
    const docs = readDocs(values.docs);
    const name = positionals.join(' ').trim();
    const found = answer(name, docs);
    if (found === undefined) {
      const near = nearestTag()(name.replace(/^\{|\}$/g, ''))?.name;
      throw new Failure(
        `Unexpected tag ${name}, expected ${near ? `{${near}}` : 'a name or a word of the catalog: tags without a name lists all'}.`,
      );
    }
    await print(found);
    return 0;
  },
};

function answer(name: string, docs: string | undefined): string | undefined {
  if (name === '') return list(tags);
  const bare = name.replace(/^\{\/?|\}$/g, '');
  const found = tagNamed(`{${bare}}`) ?? tagNamed(findTag(bare)?.tag.name ?? '');
  if (found) {
    const outside = findTag(bare)?.outOfRange
      ? `${name} is out of range: the numbers stand in the name of the tag.\n\n`
      : '';
    return outside + describeTag(found, docs);
  }
  const mistake = findMistake(`{${bare}}`);
  if (mistake) {
    const instead = mistake.instead === null ? undefined : tagNamed(mistake.instead);
    return `${mistake.name} is not a tag: ${mistake.reason}.\n${instead ? `\n${describeTag(instead, docs)}` : ''}`;
  }
  const words = name.toLowerCase().split(/\s+/);
  const hits = tags.filter((tag) => {
    const text = `${tag.name} ${tag.summary} ${tag.page} ${tag.app ?? ''}`.toLowerCase() + japaneseOf(tag, name);
    return words.every((word) => text.includes(word));
  });
  return hits.length > 0 ? list(hits) : undefined;
}

/** What a tag prints on a Japanese item page, and the name of its app; '' for a question in ASCII. */
function japaneseOf({ name, app }: Tag, question: string): string {
  if (/^[ -~]*$/.test(question)) return '';
  const { html } = render(name.replace(/\[\d+-\d+\]/, '1'), { page: 'item', apps: appIds, language: 'ja' });
  return ` ${html} ${app ? appNames[app].japanese : ''}`;
}

function list(chosen: readonly Tag[]): string {
  const lines: string[] = [];
  let page = '';
  for (const tag of chosen) {
    if (tag.page !== page) lines.push(`${page ? '\n' : ''}${colors.dim(tag.page)}`);
    page = tag.page;
    lines.push(`  ${colors.bold(tag.name)}  ${tag.summary}`);
  }
  return `${lines.join('\n')}\n\n${countOf(chosen.length, 'tag')}\n`;
}
