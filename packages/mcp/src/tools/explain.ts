import {
  type ApiError,
  type Decision,
  decisions,
  type Evidence,
  errorsOf,
  type Note,
  type Operation,
} from '@shop-docs/api';
import { findMistake, findTag, nearestTag, rules, type Tag, tagAnchor, tagHref, tagNamed } from '@shop-docs/template';
import { z } from 'zod';
import type { Docs } from '../content/docs.ts';
import { pathTo } from '../content/sections.ts';
import { headOf, textOf } from '../content/tell.ts';
import { tellEditorMessage } from './editor-messages.ts';
import { known, sandboxWord, sourceLines, wordOf } from './evidence.ts';
import { fieldLine, type Meaning, parameterLine, type Row, rowsNamed, rowsOfWords } from './fields.ts';
import { tellImpossible } from './impossible.ts';
import { tellLibrary } from './libraries.ts';
import { findMessages, isAnswer, noMessage, saysOne, tellFound, tellMessages, tellParaphrased } from './messages.ts';
import { closingOf, nearOperations, operationIn, operationNamed, pathOf } from './operations.ts';
import { looksLikeMessage, saysFault } from './paraphrases.ts';
import { tellSource } from './pasted-source.ts';
import { asksByHand } from './questions.ts';
import { isQuestion } from './rank.ts';
import {
  answersFirst,
  notKnown,
  partsOfQuestion,
  passagesOf,
  questionOf,
  sectionsFor,
  tellQuestion,
} from './search.ts';
import { budget, defineTool, within } from './tool.ts';
import { tellUndocumented } from './undocumented.ts';

const parts = ['parameters', 'fields', 'errors', 'notes', 'example'] as const;
type Part = (typeof parts)[number];
/** Most names that words find, and most passages. */
const mostNear = 3;
const mostPassages = 2;
const askOne = 'Ask for one of the names.';
/** As much of a text is repeated. */
const longestShown = 100;
/** A name that comes after so many hits has little to do with the words. */
const nearHits = 12;

export const explain = defineTool({
  name: 'base_explain',
  title: 'Explain a name or an error',
  description:
    'Facts of an API operation (orders/detail), a parameter or field (order_receiver), a template tag ({ItemTitle}), a ' +
    'decision of the sandbox, or a pasted error with its remedy. Other words, English or Japanese, get the nearest names.',
  input: z.strictObject({
    name: z.string().trim().min(1).max(20_000).describe('What to explain'),
    parts: z.array(z.enum(parts)).min(1).optional().describe('Of an operation; absent: parameters, errors, notes'),
    only: z
      .array(z.string().max(100))
      .max(40)
      .optional()
      .describe('Of an operation: these parameters and fields alone, such as order_items'),
    max: budget,
  }),
  run({ name, parts: asked, only, max }, { docs }) {
    if (!/[\p{L}\p{N}]/u.test(name))
      throw new RangeError(`Unexpected name ${name}, expected a name, a message or words.`);
    const isAlone = !/\s/.test(name.replace(/^(?:GET|POST)\s+/i, ''));
    const found = isAlone ? operationNamed(name) : undefined;
    if (found) return { text: tellOperation(found, asked, only, max, docs) };
    const own = [tellDecision(name), tellRule(name, docs)].filter((each) => each !== undefined);
    if (own.length > 0) return { text: own.join('\n\n') };
    const tag = tellTag(name, docs);
    if (tag) return { text: tag };
    const editor = tellEditorMessage(name, docs);
    if (editor) return { text: editor };
    const source = tellSource(name, docs);
    if (source.length > 0) return { text: within(source, max, 'Ask base_theme to check it.') };
    const messages = findMessages(name);
    const where = operationIn(name);
    const library = saysOne(name, messages) ? [] : tellLibrary(name, docs);
    if (library.length > 0) return { text: within(library, max, 'Ask with a larger max.') };
    const undocumented = tellUndocumented(name, messages, docs);
    if (undocumented.length > 0) return { text: within(undocumented, max, 'Ask with a larger max.') };
    if (messages.length > 0)
      return { text: within(toldOf(name, messages, where, docs), max, 'Ask with a larger max.') };
    if (where) return { text: tellOperation(where, asked, only, max, docs) };
    const rows = rowsNamed(name);
    if (rows.length > 0)
      return {
        text: within([...rows.map((row) => row.line), ...linksOf(rows, docs)], max, 'Name an operation, with only.'),
      };
    const paraphrased = tellParaphrased(name, docs);
    if (paraphrased) return { text: within(paraphrased.join('\n\n').split('\n'), max, 'Ask with a larger max.') };
    const question = isQuestion(name) ? questionOf(docs, name, undefined, docs.search(name.slice(0, 200))) : undefined;
    const cannot = tellImpossible(name, docs, question?.isByHand ? undefined : question?.part);
    if (question && !isAnswer(name) && !looksLikeMessage(name))
      return { text: within(tellQuestion(docs, name, question, cannot).split('\n'), max, 'Ask with a larger max.') };
    const meaning = cannot.length > 0 ? undefined : rowsOfWords(name);
    if (meaning) return { text: within(tellWords(meaning, max, docs), max, askOne) };
    const alike = cannot.length > 0 ? [] : findMessages(name, true);
    if (alike.length > 0) return { text: `${noMessage} Similar ones:\n${tellMessages(alike, docs).join('\n\n')}` };
    return { text: tellNear(name, docs, cannot) };
  },
});

/** Messages, that of an operation first, and where that operation stands. */
function toldOf(written: string, messages: readonly ApiError[], where: Operation | undefined, docs: Docs): string[] {
  const told = tellFound(written, messages, docs, where).join('\n\n').split('\n');
  if (!where) return told;
  const isSent = messages.some(({ operations: pages }) => pages.some((page) => page === where.page));
  const unsaid = isSent ? '' : `No source says that ${where.page} sends this. `;
  return [...told, '', `${unsaid}The operation: ${docs.link(pathOf(where))}`];
}

/** An operation in lines: what differs from its own evidence says so. */
function tellOperation(
  found: Operation,
  asked: readonly Part[] | undefined,
  only: readonly string[] | undefined,
  max: number,
  docs: Docs,
): string {
  const isAsked = (name: string) => only === undefined || only.some((each) => partOf(name, each));
  const parameters = found.parameters.filter(({ name }) => isAsked(name));
  const fields = found.response.filter(({ path }) => isAsked(path));
  if (only !== undefined && parameters.length + fields.length === 0)
    throw new RangeError(
      `Unexpected ${only.join(', ')} of ${found.page}, expected names such as ${[...found.parameters.map(({ name }) => name), ...found.response.filter(({ depth }) => depth < 2).map(({ path }) => path)].slice(0, 60).join(', ')}.`,
    );
  const chosen: readonly Part[] =
    asked ?? (only === undefined ? ['parameters', 'errors', 'notes'] : ['parameters', 'fields']);
  const used = new Set([found.evidence.source]);
  const own = found.evidence.source.split(/,\s*/);
  const mark = (evidence: Evidence | undefined): string => {
    if (!evidence) return '';
    const isSame =
      evidence.level === found.evidence.level && evidence.source.split(/,\s*/).every((id) => own.includes(id));
    if (isSame && evidence.reason === undefined) return '';
    used.add(evidence.source);
    return ` [${known(evidence)}]`;
  };
  const notes = (all: readonly Note[]) => all.map(({ text, evidence }) => ` ${text}${mark(evidence)}`).join('');
  const errors = errorsOf(found.page);
  const common = [...new Set(errors.filter((each) => each.common).map(({ code }) => code))];
  const linesOf: Readonly<Record<Part, () => string[]>> = {
    parameters: () =>
      listed(
        'Parameters:',
        parameters.map((each) => `- ${parameterLine(each)}${notes(each.notes)}${mark(each.evidence)}`),
      ),
    fields: () =>
      listed(
        'Fields:',
        fields.map((each) => `- ${fieldLine(each)}${notes(each.notes)}${mark(each.evidence)}`),
      ),
    errors: () => [
      'Errors:',
      ...errors
        .filter((each) => !each.common)
        .map(
          ({ code, descriptionJa, meaning, remedy, evidence }) =>
            `- ${code} ${descriptionJa ?? '(text not known)'} ${meaning} What to do: ${remedy}${mark(evidence)}`,
        ),
      ...(common.length > 0 ? [`- common ones: ${common.join(', ')} (${docs.link('/api/#errors')})`] : []),
    ],
    notes: () =>
      listed(
        'Notes:',
        found.notes.map(({ text, evidence }) => `- ${text}${mark(evidence)}`),
      ),
    example: () => ['Example:', `${JSON.stringify(found.exampleRequest)} gets`, JSON.stringify(found.responseExample)],
  };
  const lines = [...new Set(chosen)].flatMap((part) => linesOf[part]());
  const shown = lines.map((line) => line.replaceAll(`](${docs.address}`, '](/'));
  const head = [
    `${found.title}: ${found.method} ${found.host}${found.path} (${found.auth === 'token' ? `access token${found.scope ? ` with ${found.scope}` : ''}` : found.auth}${found.contentType ? ', form' : ''})`,
    docs.link(pathOf(found)),
    found.summary,
    ...[closingOf(found) ?? []].flat(),
    `Known: ${known(found.evidence)}, where no bracket says otherwise.`,
  ];
  const named = sourceLines(used);
  const room = max - [...head, ...named].join('\n').length - 20;
  const names = 'Ask with only: ["name"], with other parts, or a larger max.';
  return [...head, within(shown, room, names), 'Sources:', ...named].join('\n');
}

/** A head and its lines; nothing where there are none. */
function listed(head: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [head, ...lines] : [];
}

/** Whether a parameter or field is the one that was asked for, lies in it, or ends with its name. */
function partOf(name: string, asked: string): boolean {
  const bare = (text: string) => text.replaceAll(/\[\d*\]/g, '').toLowerCase();
  const [own, wanted] = [bare(name), bare(asked)];
  return own === wanted || own.startsWith(`${wanted}.`) || own.endsWith(`.${wanted}`) || own.includes(`.${wanted}.`);
}

/** The decisions of the sandbox are this site's own. */
function tellDecision(id: string): string | undefined {
  const decision: Decision | undefined = Object.hasOwn(decisions, id)
    ? decisions[id as keyof typeof decisions] // asked in this line
    : undefined;
  if (!decision) return undefined;
  const { behavior, reading, why, operations: where } = decision;
  return [
    `${id}: a decision of the sandbox, not a fact about the platform [${sandboxWord}: ${reading}].`,
    behavior,
    `Why: ${why}`,
    ...(where ? [`Holds for ${where.join(', ')}`] : []),
  ].join('\n');
}

/** A rule of the theme checker, as its page tells it. */
function tellRule(name: string, docs: Docs): string | undefined {
  if (!rules.some((rule) => rule.name === name)) return undefined;
  const page = docs.page('/template/guideline/check_list');
  const anchor = `rule-${name}`;
  const passage = docs.passage(page, anchor);
  return `${name}: a rule of the theme checker.\n${headOf(docs, page, passage, anchor)}\n\n${textOf(docs, page, passage)}`;
}

/** A tag, also a number of a family, a wrong name that circulates, or one that is nearly right. */
function tellTag(written: string, docs: Docs): string | undefined {
  const bare = written.replace(/^\{\/?|\}$/g, '');
  if (!/^(?:\{.*\}|[a-z]+:\S+|[A-Z]\w+(?:-\d+)?)$/.test(written)) return undefined;
  const match = findTag(bare);
  const exact = tagNamed(`{${bare}}`) ?? tagNamed(match?.tag.name ?? '');
  if (exact) {
    const outside = match?.outOfRange ? `${written} is out of range: the numbers stand in ${exact.name}.\n` : '';
    return outside + factsOf(exact, docs);
  }
  const mistake = findMistake(`{${bare}}`);
  if (mistake) {
    const instead = mistake.instead === null ? undefined : tagNamed(mistake.instead);
    const how = mistake.how ? ` Write ${mistake.how}.` : '';
    return `${mistake.name} is not a tag: ${mistake.reason}.${how}\n${instead ? `Instead:\n${factsOf(instead, docs)}` : 'No tag does the same.'}`;
  }
  const { name: near, how } = nearestTag()(bare) ?? {};
  const tag = near === undefined ? undefined : (tagNamed(`{${near}}`) ?? tagNamed(findTag(near)?.tag.name ?? ''));
  return tag && `${written} is not a tag. ${how ? `Write ${how}. ` : ''}The nearest name:\n${factsOf(tag, docs)}`;
}

function factsOf(tag: Tag, docs: Docs): string {
  const page = docs.page(tagHref(tag));
  const anchor = tagAnchor(tag);
  const passage = docs.passage(page, anchor);
  return `${headOf(docs, page, passage, anchor)}\n\n${textOf(docs, page, passage)}\nThe tag itself: ${known(tag.evidence)}`;
}

/** What words stand for; that the description has nothing of the kind is a conclusion. */
function tellWords({ said, rows, tags }: Meaning, max: number, docs: Docs): string[] {
  const shown = said.map((word) => `“${word}”`).join(' and ');
  const where = tags.every((name) => name.startsWith('/api/')) ? 'API reference' : 'template guide';
  const ofThemes = tags.length > 0 ? [`${shown}, in the ${where}:`, ...tags.map((name) => tagLine(name, docs))] : [];
  if (rows.length === 0 && tags.length === 0)
    return [
      `${shown}: no documented parameter or field holds it [${wordOf('inferred')}: the description of all operations names none].`,
      `What the API cannot do: ${docs.link('/api/#not-possible')}`,
    ];
  if (rows.length === 0) return ofThemes;
  const ofApi = [`${shown}, in words of the API:`, ...rows.map(({ line }) => line), ...linksOf(rows, docs)];
  return [...within(ofApi, max - ofThemes.join('\n').length - 100, askOne).split('\n'), ...ofThemes];
}

/** A tag in a line, or a page or section that answers where no tag does. */
function tagLine(name: string, docs: Docs): string {
  const tag = tagNamed(name);
  if (tag) return `- ${name} ${tag.summary} [${wordOf(tag.evidence.level)}] ${docs.link(tagHref(tag))}`;
  const page = docs.page(name);
  const [, anchor] = name.split('#');
  const heading = anchor === undefined ? undefined : pathTo(page, docs.passage(page, anchor).start).at(-1)?.text;
  return `- ${heading ?? page.title}: ${docs.link(name)}`;
}

/** Links of the operations that rows stand in. */
function linksOf(rows: readonly Row[], docs: Docs): string[] {
  return [...new Set(rows.map(({ where }) => docs.link(pathOf(where))))].slice(0, mostNear);
}

/** Names that words may mean, and passages about them: nothing is sure here, and the answer says so. */
function tellNear(written: string, docs: Docs, cannot: readonly string[]): string {
  // A name in braces is of the template language: the API has none.
  const isTag = /^\{.*\}$/s.test(written);
  const found = docs.search(written.slice(0, 200)).filter(({ url }) => !isTag || url.startsWith('/template/'));
  const answers = isTag ? [] : sectionsFor(written);
  const hits = isTag ? found : answersFirst(docs, found, written, undefined);
  const shown = written.length > longestShown ? `${written.slice(0, longestShown)}…` : written;
  const names = hits
    .slice(0, nearHits)
    .filter(({ kind }) => kind === 'tag' || kind === 'operation')
    .slice(0, mostNear);
  const others = hits.filter((hit) => !names.includes(hit)).slice(0, mostPassages);
  const near = /^[a-z_]+\/[a-z_]+$/.test(written) ? [`Operations near it: ${nearOperations(written).join(', ')}`] : [];
  const all = `What the API cannot do: ${docs.link('/api/#not-possible')}`;
  if (cannot.length === 0 && hits.length + near.length === 0)
    return `“${shown}” is no name that is known, and no words find one. ${all}`;
  const said =
    looksLikeMessage(written) || saysFault(written) || isAnswer(written) ? noMessage : `“${shown}” is not a name.`;
  // Fields of the API are no names for what is done by hand.
  const isByHand = asksByHand(written, answers);
  const inIt =
    isTag || written.length > longestShown ? [] : partsOfQuestion(written, isByHand ? 'template' : undefined);
  const isNear = cannot.length > 0 || (answers.length > 0 && said !== noMessage);
  const begin = isNear ? 'Near it:' : `${said} Perhaps one of these is meant;`;
  const passages = [
    `${begin} addresses begin with ${docs.address.replace(/\/$/, '')}`,
    ...near,
    ...inIt,
    ...passagesOf(docs, others, written),
    ...passagesOf(docs, names, written),
  ];
  const isAnswered = isTag || cannot.length > 0 || answers.length > 0;
  return [
    ...(isByHand ? [] : cannot),
    ...passages,
    ...(isByHand ? cannot : []),
    ...(isAnswered ? [] : [all, notKnown(written, docs)]),
  ].join('\n');
}
