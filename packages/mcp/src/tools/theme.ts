import {
  type AppId,
  appIds,
  applyFixes,
  appOfState,
  check,
  type Finding,
  type ItemState,
  isExcerpt,
  itemStates,
  locator,
  optionFault,
  pageNames,
  profiles,
  readDesignOptions,
  recognizeSource,
  render,
  sampleShop,
} from '@shop-docs/template';
import { z } from 'zod';
import type { Docs } from '../content/docs.ts';
import { takePicture } from '../screenshot/take-picture.ts';
import { longestTheme } from '../themes.ts';
import { type Answer, budget, defineTool, within } from './tool.ts';

/** Fixes that overlap others wait for the next round. */
const mostRounds = 10;
/** A mended theme up to this length is shown whole, in characters. */
const shortTheme = 2000;
/** More findings that are left are told by a check alone. */
const mostLeft = 3;
const severities = ['error', 'warning', 'note'] as const;
const states = Object.keys(itemStates) as ItemState[]; // the keys of the table are the names
const itemIds = sampleShop.items.map(({ id }) => id);

const input = z.strictObject({
  action: z.enum(['check', 'fix', 'render', 'picture']),
  source: z.string().min(1).max(longestTheme).optional().describe('The theme, once; then its handle'),
  path: z.string().min(1).max(1000).optional().describe('An .html file of this machine (stdio only)'),
  handle: z.string().max(20).optional().describe('Of a former answer: t1'),
  fragment: z.boolean().default(false).describe('Part of a theme: leaves out what only a whole one can fulfil'),
  profile: z.enum(profiles).default('shop').describe('market: for a theme that is for sale'),
  page: z.enum(pageNames).default('index'),
  item: z
    .string()
    .max(40)
    .optional()
    .describe('A state such as sold-out, sale or variations, or a number of the sample shop'),
  apps: z.array(z.string().max(60)).max(60).default([]).describe('Installed apps, such as sale'),
  language: z.enum(['ja', 'en']).default('ja').describe('Of texts of the platform'),
  options: z.record(z.string(), z.string()).default({}).describe('Design options: {"color:Main": "#c00"}'),
  query: z.string().max(200).optional().describe('Words of the search page'),
  width: z.int().min(320).max(1920).default(1280),
  height: z.int().min(240).max(4000).optional().describe('Absent: the whole page'),
  max: budget,
});
type Input = z.output<typeof input>;

export const theme = defineTool({
  name: 'base_theme',
  title: 'Check, mend and show a theme',
  description:
    'check: every rule of the documentation, with place and remedy. fix: mends what has one right way. render: HTML of a page ' +
    'of the sample shop; item by state installs its app. picture: PNG of the whole page, offline, with the height of the page.',
  input,
  async run(asked, { docs, themes }, signal) {
    const source = themes.read(asked);
    const handle = themes.keep(source);
    if (asked.action === 'check')
      return { text: `Theme ${handle}: ${tellFindings(source, asked, docs, check(source, asked))}` };
    if (asked.action === 'fix') {
      checkKind(source, asked.fragment);
      const mended = mend(source, asked);
      const next = themes.keep(mended.source);
      return {
        text: `Mended theme ${next}: ${tellMended(mended, asked, docs)}\n${changes(source, mended.source, asked.max)}`,
      };
    }
    return show(source, handle, asked, signal);
  },
});

/** A finding may name one tag, and still be a guess by what the author wants. */
const nothingSure =
  'Nothing was changed: fix mends slips of spelling and form alone. What a finding expects in place of another name is a ' +
  'guess at what is meant: judge it, and write it yourself.';

function checkKind(source: string, fragment: boolean): void {
  const recognized = recognizeSource(source);
  if (recognized.kind !== 'theme' && !(fragment && isExcerpt(recognized)))
    throw new RangeError(`Unexpected source, expected a theme. ${recognized.message}`);
}

/** What is left after mending: in numbers where it is much, for `check` of the handle tells it. */
function tellMended(mended: ReturnType<typeof mend>, asked: Input, docs: Docs): string {
  const told = tellFindings(mended.source, asked, docs, mended.findings);
  const [sum = ''] = told.split('\n');
  return mended.findings.length > mostLeft ? `${sum} check of this handle tells what is left.` : told;
}

/** The gravest first, one line each. */
function tellFindings(source: string, { fragment, max }: Input, docs: Docs, findings: readonly Finding[]): string {
  checkKind(source, fragment);
  const locate = locator(source);
  const count = (severity: Finding['severity']) => findings.filter((each) => each.severity === severity).length;
  const sorted = severities.flatMap((severity) => findings.filter((each) => each.severity === severity));
  const said = new Set<string>();
  const lines = sorted.map(({ span, severity, message, rule, help, fix }) => {
    const { line, column } = locate(span.start);
    // What follows the semicolon explains, and is the same for every finding of a kind.
    const [fault = '', ...why] = message.split(/(?=; )/);
    const reason = why.join('');
    const shown = said.has(rule + reason) ? fault : message;
    said.add(rule + reason);
    return `${line}:${column} ${severity} ${shown} (${rule}${fix ? ', fix mends it' : ''}; ${help})`;
  });
  const sum = `${count('error')} errors, ${count('warning')} warnings, ${count('note')} notes.`;
  const links = lines.length > 0 ? [`Addresses begin with ${docs.address.replace(/\/$/, '')}`] : [];
  return within([sum, ...links, ...lines], max, 'Mend these first, or ask with a larger max.');
}

function mend(given: string, options: Pick<Input, 'fragment' | 'profile'>) {
  let source = given;
  let findings = check(source, options);
  for (let round = 0; round < mostRounds; round++) {
    const result = applyFixes(source, findings);
    if (result.applied.length === 0) break;
    source = result.source;
    findings = check(source, options);
  }
  return { source, findings };
}

/** A short theme whole; of a long one the lines that are new. */
function changes(before: string, after: string, max: number): string {
  if (before === after) return nothingSure;
  const [old, lines] = [before.split('\n'), after.split('\n')];
  if (after.length <= shortTheme || (old.length !== lines.length && after.length <= max))
    return `The mended source:\n${after}`;
  if (old.length !== lines.length)
    return `The mended source has ${after.length} characters: ask again with a max above that.`;
  const changed = lines.flatMap((line, at) => (line === old[at] ? [] : [`${at + 1}: ${line}`]));
  return within(['Lines that changed:', ...changed], max, 'Ask with a larger max.');
}

async function show(source: string, handle: string, asked: Input, signal: AbortSignal): Promise<Answer> {
  const { action, page, item, apps, language, options, query, width, height, max } = asked;
  checkOptions(source, options);
  const chosen = item === undefined ? undefined : readItem(item);
  const installed = [...new Set([...apps.map(readApp), ...(chosen?.app ? [chosen.app] : [])])];
  const { html } = render(source, {
    page: { page, itemId: chosen?.id, query },
    apps: installed,
    language,
    settings: { options },
  });
  const what = `Theme ${handle}, page ${page}${chosen ? `, item ${chosen.id}` : ''}${installed.length > 0 ? `, apps ${installed.join(', ')}` : ''}`;
  if (action === 'render') {
    const cut = html.length > max ? `\n[${html.length - max} more characters; ask with a larger max]` : '';
    return { text: `${what}\n\n${html.slice(0, max)}${cut}` };
  }
  const picture = await takePicture(html, { width, ...(height !== undefined && { height }) }, signal);
  if ('reason' in picture) throw new RangeError(`${what}\nNo picture: ${picture.reason}`);
  const shown = `${picture.width}×${picture.height} pixels`;
  const whole =
    picture.pageHeight === null
      ? 'the height of the page could not be measured'
      : `the page is ${picture.pageHeight} high`;
  return { text: `${what}: ${shown}; ${whole}. What the theme loads from elsewhere is missing.`, picture };
}

function readItem(item: string): { readonly id: number; readonly app?: AppId } {
  if (Object.hasOwn(itemStates, item)) {
    const state = item as ItemState; // a key of the table
    return { id: itemStates[state], app: appOfState[state] };
  }
  if (itemIds.includes(Number(item))) return { id: Number(item) };
  throw new RangeError(`Unexpected item ${item}, expected one of ${[...states, ...itemIds].join(', ')}.`);
}

function readApp(written: string): AppId {
  const found = appIds.find((each) => each === written);
  if (found) return found;
  throw new RangeError(`Unexpected app ${written}, expected one of ${appIds.join(', ')}.`);
}

function checkOptions(source: string, options: Readonly<Record<string, string>>): void {
  const declared = readDesignOptions(source);
  for (const [name, value] of Object.entries(options)) {
    const option = declared.get(name);
    if (!option) {
      const known = [...declared.keys()].join(', ') || 'none: the theme declares no design options';
      throw new RangeError(`Unexpected option ${name}, expected ${known}.`);
    }
    const fault = optionFault(option, value);
    if (fault) throw new RangeError(`Unexpected value ${value} of ${name}, expected ${fault}.`);
  }
}
