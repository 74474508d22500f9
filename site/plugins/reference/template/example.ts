import { check, render } from '@shop-docs/template';
import type { RootContent } from 'mdast';
import { exampleInput } from '../../../src/components/TemplateExample/example-input.ts';
import { frameDocument } from '../../../src/components/TemplateExample/frame-document.ts';
import { highlight } from '../../code/highlight.ts';
import { wrapLines } from '../../code/wrap-lines.ts';
import { breakableHtml } from '../breakable-names.ts';
import { component } from '../jsx.ts';
import { exampleStatesOf } from './example-states.ts';
import { frameHeight } from './frame-height.ts';
import { settingsOf } from './settings.ts';
import { settingsInWords } from './settings-in-words.ts';

/** Names up to this length have room on a line of a phone, wherever it begins. */
const fits = 28;

/** A line that opens more than one block hides how they are nested. */
const crowded = /^\s*(?:\{block:[\w-]+\}){2}/;

/**
 * A runnable example: a template fence, parsed, checked and rendered at build time.
 * @param source The template.
 * @param meta What stands behind the fence's language: `page=item title="Sold out" apps=sale,label problem`.
 * @throws {Error} When the checker finds something and the fence is not marked `problem`, or the other way round, and
 *   when a line opens more than one block.
 */
export async function exampleOf(source: string, meta: string): Promise<RootContent> {
  const { title, problem, ...settings } = settingsOf(meta);
  const strange = Object.keys(settings.options ?? {}).find((name) => !source.includes(`name="${name}"`));
  if (strange !== undefined)
    throw new Error(
      `Unexpected option \`${strange}\` behind a template fence, expected one that the example asks for: <meta name="${strange}">`,
    );
  const findings = check(source, { fragment: true });
  const wrong = findings.filter((finding) => finding.severity !== 'note');
  if (wrong.length > 0 && !problem) {
    const lineOf = (at: number) => source.slice(0, at).split('\n').length;
    const told = wrong.map(({ message, span }) => `line ${lineOf(span.start)} of it: ${message}`);
    throw new Error(`This template example has findings: ${told.join(' / ')}. Mend it, or mark the fence \`problem\`.`);
  }
  if (wrong.length === 0 && problem)
    throw new Error('This template example is marked `problem`, but the checker finds none.');
  const line = source.split('\n').find((each) => crowded.test(each));
  if (line && !problem)
    throw new Error(
      `Unexpected blocks that open in one line, expected each on a line of its own, so that its nesting shows: ${line.trim()}`,
    );
  const result = render(source, exampleInput(settings)).html;
  const shop = settingsInWords(settings);
  return component('TemplateExample', {
    source,
    code: wrapLines(breakableHtml(await highlight(source, 'template'), fits)),
    result,
    height: frameHeight(frameDocument(result, settings.language)),
    title,
    settings,
    ...(shop ? { shop } : {}),
    states: problem ? [] : exampleStatesOf(source, settings),
    ...(findings.length > 0 ? { findings: findings.map((finding) => finding.message) } : {}),
  });
}
