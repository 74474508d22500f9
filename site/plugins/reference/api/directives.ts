import {
  type ApiError,
  buildRequest,
  type Decision,
  decisions,
  type EvidenceLevel,
  errors,
  errorsOf,
  type Field,
  type Operation,
  operation,
  operations,
  quotas,
  samples,
  scopes,
} from '@shop-docs/api';
import type { RowKind } from '@shop-docs/search/contract';
import type { PhrasingContent, RootContent } from 'mdast';
import { breakCommands } from '../../../src/components/Samples/break-commands.ts';
import type { Opening } from '../../../src/components/TryIt/opening.ts';
import { highlight } from '../../code/highlight.ts';
import { apiMark, baseOf, markHtml } from '../evidence.ts';
import { about, component, folded, heading, importOf } from '../jsx.ts';
import { sitePath } from '../site-path.ts';
import { inlineHtml, textHtml } from '../text.ts';
import { baseLevel, errorLevel, fieldLevel } from './base-level.ts';
import { callersOf, isGeneral, originOf } from './callers.ts';
import { changeLog } from './changes.ts';
import { aboutUnmarked, inline, mark, notes, origins, paragraph, provenance } from './notes.ts';
import { otherLevels } from './other-levels.ts';
import { paymentTable } from './payments.ts';
import { recipe } from './recipe.ts';
import { errorRows, fieldRows, inherits, marked, parameterRow } from './rows.ts';
import { readerOf } from './shared-object.ts';
import { codesOf, sharedRemedies } from './shared-remedy.ts';
import { statusTable } from './statuses.ts';

/**
 * Where a list of errors comes from: no list is known to be complete, and most texts are of one level, which is said where
 * the page has another one. Sources suggest more codes for newer kinds of items and orders alone.
 */
function aboutErrors(op: Operation, base: EvidenceLevel, hasMeanings: boolean): string {
  const from =
    base === 'documented' || base === baseLevel(op) ? '' : `; those without a mark come from ${origins[base]}`;
  const more = /^(items|orders)\//.test(op.page)
    ? (unnamed[op.page] ?? (hasMeanings ? 'Expect more codes.' : 'Expect [more codes](/api/#errors).'))
    : 'The list may be incomplete.';
  const reading = hasMeanings ? 'What they mean is [our reading](/api/#errors). ' : '';
  return `These errors are known${from}. ${reading}${more}`;
}

/** What is known of the codes that a page does not name. */
const unnamed: Readonly<Record<string, string>> = {
  'orders/edit_status':
    'The codes for `unshippable` orders and for the newer payment methods are missing here. Treat [a code that you do not know](/api/#errors) as a refusal.',
};

type Directive = (attributes: Readonly<Record<string, string>>) => RootContent[] | Promise<RootContent[]>;

function named({ op }: Readonly<Record<string, string>>): Operation {
  const found = op === undefined ? undefined : operation(op);
  if (!found) {
    const known = operations.map((each) => each.page).join(', ');
    throw new Error(`Unexpected op="${op ?? ''}", expected the page key of an operation: ${known}`);
  }
  return found;
}

const authorization: Readonly<Record<Operation['auth'], string>> = {
  none: 'none: opened in the browser of the shop owner',
  client: 'client ID and secret',
  token: `<a href="${sitePath('/api/oauth/authorize')}">access token</a> in the <code>Authorization</code> header`,
  'search-client': 'client ID and secret of the Search API',
};

function head(op: Operation): RootContent {
  return component('Endpoint', {
    method: op.method,
    host: op.host,
    path: op.path,
    facts: [
      ['Authorization', authorization[op.auth]],
      ...(op.scope
        ? [['Scope', `<a href="${sitePath('/api/#scopes')}"><code>${op.scope}</code></a>${furtherScopes(op)}`]]
        : []),
      ...(op.auth === 'token' && !op.scope ? [['Scope', 'none']] : []),
      ...(op.contentType
        ? [['Body', `<a href="${sitePath('/api/#conventions')}"><code>${op.contentType}</code></a>`]]
        : []),
    ],
  });
}

/** Scopes that the call works without, and the fields that come with them. */
const furtherScopes = ({ response: fields }: Operation): string =>
  fields.flatMap(({ name, scope }) => (scope ? [`, and <code>${scope}</code> for <code>${name}</code>`] : [])).join('');

async function samplesOf(op: Operation): Promise<RootContent> {
  const request = buildRequest(op, op.exampleRequest, { token: 'ACCESS_TOKEN' });
  const rendered = await Promise.all(
    samples.map(async ({ id, label, render, language }) => ({
      id,
      label,
      html: breakCommands(await highlight(render(request), language)),
    })),
  );
  return component('Samples', { samples: rendered });
}

async function exampleResponse(op: Operation): Promise<readonly RootContent[]> {
  if (op.page === 'oauth/authorize') return [await callback(op)];
  const body = JSON.stringify(op.responseExample, null, 2);
  const shown = component('Code', { html: await highlight(body, 'json'), lang: 'json', title: 'Example response' });
  return op.responseExampleNote ? [shown, paragraph(op.responseExampleNote)] : [shown];
}

/** The address at which the browser of the owner arrives: no body, but a query. */
async function callback(op: Operation): Promise<RootContent> {
  const address = new URL(String(op.exampleRequest.redirect_uri));
  address.search = new URLSearchParams(op.responseExample as Record<string, string>).toString();
  return component('Code', { html: await highlight(address.href, 'text'), lang: 'text', title: 'Your callback' });
}

/** A page for a browser is shown as the link that it is, not as code that fetches it. */
async function link(op: Operation): Promise<RootContent> {
  const { url } = buildRequest(op, op.exampleRequest, { token: '' });
  return component('Code', { html: await highlight(url, 'text'), lang: 'text', title: 'Link for the owner' });
}

/** `<Call op="…" />`: a request in five languages, for pages that are not about this operation. */
const call = async (attributes: Readonly<Record<string, string>>): Promise<RootContent[]> => [
  await samplesOf(named(attributes)),
];

/** What the panel needs beyond the compact table that it loads. */
function opening(op: Operation): Opening {
  const meanings = op.parameters.flatMap(({ name, enum: values = [] }) => {
    const known = values.map(({ value, meaning }) => [String(value), meaning.replaceAll('`', '')] as const);
    return known.length > 0 ? [[name, Object.fromEntries(known)] as const] : [];
  });
  const conditions = op.parameters.flatMap(({ name, requiredWhen }) => (requiredWhen ? [[name, requiredWhen]] : []));
  return {
    op: op.page,
    host: op.host,
    example: op.exampleRequest,
    ...(meanings.length > 0 && { meanings: Object.fromEntries(meanings) }),
    ...(conditions.length > 0 && { conditions: Object.fromEntries(conditions) }),
  };
}

/** `<Endpoint op="…" />`: what to call, the contents of the page, and an example of the call. */
async function endpoint(attributes: Readonly<Record<string, string>>): Promise<RootContent[]> {
  const op = named(attributes);
  const request = op.page === 'oauth/authorize' ? await link(op) : await samplesOf(op);
  return [
    head(op),
    importOf('PageLinks', '@site/src/components/PageLinks/index.tsx'),
    component('PageLinks', {}),
    component('Rail', { method: op.method, path: op.path, ...opening(op) }, [request, ...(await exampleResponse(op))]),
    provenance(op),
  ];
}

function reference(attributes: Readonly<Record<string, string>>): RootContent[] {
  const op = named(attributes);
  const base = baseLevel(op);
  return [
    heading(2, 'Parameters', 'parameters'),
    op.parameters.length > 0
      ? component('Rows', { rows: op.parameters.map((each) => parameterRow(each, base, decisionsAt(op, each.name))) })
      : paragraph('This call takes no parameters.'),
    heading(2, op.page === 'oauth/authorize' ? 'Parameters of the callback' : 'Response', 'response'),
    ...response(op),
    heading(2, 'Errors', 'errors'),
    ...errorsOn(op),
    ...decisionsOn(op),
  ];
}

/** What the sandbox decides in one call. */
const decisionsOf = ({ page }: Operation): typeof rules =>
  rules.filter(([, { operations: concerned }]) => concerned?.some((each) => each === page));

/** What of it is about one parameter. */
const decisionsAt = (op: Operation, name: string): typeof rules =>
  decisionsOf(op).filter(([, { parameters }]) => parameters?.includes(name));

/** What the sandbox decides in a call, folded; a hint in the form leads to the row. */
function decisionsOn(op: Operation): RootContent[] {
  const own = decisionsOf(op);
  const common = '[rules for all calls](/api/users/me#sandbox-decisions)';
  if (op.page === 'users/me') return []; // they stand on this page
  if (own.length === 0)
    return [about(paragraph(`Where the behavior isn’t documented, the sandbox follows ${common}.`))];
  return [
    folded(`What the sandbox decides here: ${own.length === 1 ? '1 rule' : `${own.length} rules`}`, [
      about(
        paragraph(
          `Choices of this site, where the documentation does not say what BASE does. There are also ${common}.`,
        ),
      ),
      decisionRows(own),
    ]),
  ];
}

/** The fields of a response. Those of an object that another operation reads are described there, once. */
function response(op: Operation): RootContent[] {
  const reader = readerOf(op);
  if (!reader) {
    const base = fieldLevel(op);
    const origin = aboutFields(op, base);
    return [...(origin ? [about(paragraph(origin))] : []), component('Rows', { rows: fieldRows(op.response, base) })];
  }
  const page = `/api/${reader.page.replace(/(^|\/)index$/, '$1')}`;
  const whole = op.response.filter(({ depth }) => depth === 0).flatMap((field) => described(field, baseLevel(op)));
  const text = paragraph(`[${reader.title}](${page}#response) describes the fields.`);
  text.children.unshift(...whole);
  return [text, ...otherLevels(op, reader)];
}

/** What it means that a field has no mark: it has the level of the page, or that of the field around it. */
function aboutFields(op: Operation, base: EvidenceLevel): string {
  const { response: fields } = op;
  const differs = base !== baseLevel(op);
  if (!fields.some((field) => inherits(fields, field, base))) return differs ? aboutUnmarked('Fields', base) : '';
  return differs
    ? `Fields without a mark come from ${origins[base]}; those inside a marked object have the mark of that object.`
    : 'Fields without a mark that are inside a marked object have the mark of that object.';
}

/** What a call returns as a whole, with its mark, before a further sentence. */
const described = ({ description, evidence }: Field, base: EvidenceLevel): PhrasingContent[] => [
  ...inline(description),
  ...mark(evidence, base),
  { type: 'text', value: ' ' },
];

/**
 * The errors of an operation; those that any call can meet stand on one page for all. Those that share a remedy, and
 * those that say nothing about this operation, are folded below their names.
 */
function errorsOn(op: Operation): RootContent[] {
  const all = errorsOf(op.page);
  const base = errorLevel(op);
  const common = all.filter((each) => each.common);
  const own = all.filter(({ code }) => !common.some((each) => each.code === code));
  const known = common.filter(({ evidence }) => evidence.level !== 'inferred');
  const rowsOf = (some: readonly ApiError[]): RootContent[] =>
    some.length > 0 ? [component('Rows', { rows: errorRows(some, base) })] : [];
  const general = own.filter(({ code }) => own.filter((each) => each.code === code).every(isGeneral));
  const special = own.filter((error) => !general.includes(error));
  const shared = sharedRemedies(special);
  return [
    about(
      paragraph(
        aboutErrors(op, own.length > 0 ? base : 'documented', own.length > 0) +
          commonErrors(known, own.length > 0 ? base : baseLevel(op)),
      ),
    ),
    ...expected(common.filter((each) => !known.includes(each))),
    ...rowsOf(special.filter((error) => !shared.some(({ errors: some }) => some.includes(error)))),
    ...shared.map(({ remedy, errors: some }) =>
      foldedErrors(remedy.replace(/\.$/, ''), some, rowsOf(some), { 'data-remedy': '' }),
    ),
    ...(general.length > 0 ? [foldedErrors('Errors of many calls', general, rowsOf(general))] : []),
  ];
}

/** Errors below what they have in common and their names. */
function foldedErrors(
  what: string,
  some: readonly ApiError[],
  rows: RootContent[],
  props: Readonly<Record<string, string>> = {},
): RootContent {
  const names = codesOf(some).map((code) => `\`${code}\``);
  return folded(inline(`${what}: ${names.join(', ')}`), rows, props);
}

/** The common errors of an operation; those that the documentation of today lacks name their source. */
function commonErrors(common: readonly ApiError[], base: EvidenceLevel): string {
  if (common.length === 0) return '';
  if (base !== 'documented') return ` Common errors: ${linksTo(common)}.`;
  const today = common.filter(({ evidence }) => evidence.level === base);
  const older = common.filter((error) => !today.includes(error));
  if (today.length === 0) return ` Common errors, from ${origins.archived}: ${linksTo(older)}.`;
  const groups = [linksTo(today), ...(older.length > 0 ? [`from ${origins.archived}, ${linksTo(older)}`] : [])];
  return ` Common errors: ${groups.join('; ')}.`;
}

const linksTo = (common: readonly ApiError[]): string =>
  codesOf(common)
    .map((code) => `[\`${code}\`](/api/#error-${code})`)
    .join(', ');

/** Common errors that no source lists for an operation, and why they are to be expected all the same. */
function expected(common: readonly ApiError[]): RootContent[] {
  const reasons = new Map(common.map(({ evidence }) => [evidence.reason ?? '', evidence]));
  return [...reasons].map(([reason, { level, source }]) => {
    const sentence = paragraph(`Also expect ${linksTo(common.filter(({ evidence }) => evidence.reason === reason))}.`);
    sentence.children.push(...mark({ level, source }), { type: 'text', value: ' ' }, ...inline(reason));
    return about(sentence);
  });
}

/** Every operation with its page, in the order of the description. */
function operationTable(): RootContent[] {
  const groups = [...new Set(operations.map((op) => op.group))];
  const rows = groups.map((group) => ({
    group,
    closedTo: operations.find((op) => op.group === group)?.closedTo,
    operations: operations
      .filter((op) => op.group === group)
      .map(({ title, method, path, page, scope }) => ({
        title,
        method,
        path,
        href: sitePath(`/api/${page.replace(/(^|\/)index$/, '$1')}`),
        scope,
      })),
  }));
  return [component('OperationTable', { groups: rows })];
}

const plainRow = (kind: RowKind, id: string, name: string, html: string) => ({ id, kind, name, html });

/** The calls that need a scope, or return a field that does, each as a link. */
function callsOf(name: string): string {
  const needs = ({ scope, response }: Operation) => scope === name || response.some((field) => field.scope === name);
  const own = operations.filter(needs).map(({ page }) => operationLink(page));
  return own.length > 0 ? ` For: ${own.join(', ')}` : '';
}

function scopeTable(): RootContent[] {
  const base = baseOf(scopes.map(({ evidence }) => evidence));
  const rows = scopes.map((scope) => ({
    ...plainRow('scope', `scope-${scope.name}`, scope.name, `${inlineHtml(scope.meaning)}${callsOf(scope.name)}`),
    badges: scope.default ? [{ text: 'granted when you name no scope' }] : [],
    ...marked(scope.evidence, base),
  }));
  const origin = scopes.every(({ evidence }) => evidence.level === base)
    ? `These scopes come from ${origins[base]}.`
    : aboutUnmarked('Scopes', base);
  return [about(paragraph(origin)), component('Rows', { rows, dense: true })];
}

function operationLink(page: string): string {
  const { title } = named({ op: page });
  return inlineHtml(`[${title}](/api/${page.replace(/(^|\/)index$/, '$1')})`);
}

/** What is said of an error beside a limit that is known better. */
function errorMark(code: string, limit: EvidenceLevel): string {
  const known = limit === 'documented' ? errors.find((each) => each.code === code) : undefined;
  return known ? markHtml(apiMark(known.evidence)) : '';
}

function quotaTable(): RootContent[] {
  const rows = quotas.map(({ id, limit, window, subject, operation: stopped, reset, error, note, evidence }) => ({
    ...plainRow(
      'limit',
      `quota-${id}`,
      `${limit.toLocaleString('en')} per ${window}`,
      `${inlineHtml(subject)}. Above it, ${stopped ? `${operationLink(stopped)} returns` : 'calls return'} <code>${textHtml(error)}</code>${reset ? ` ${inlineHtml(reset)}` : ''}.${errorMark(error, evidence.level)}${note ? ` ${inlineHtml(note)}` : ''}`,
    ),
    ...marked(evidence),
  }));
  return [component('Rows', { rows, dense: true })];
}

const rules: readonly (readonly [id: string, decision: Decision])[] = Object.entries(decisions);

const decisionRows = (own: typeof rules): RootContent => {
  const rows = own.map(([id, { behavior, why }]) =>
    plainRow(
      'decision',
      `sandbox-${id}`,
      id,
      `${inlineHtml(behavior)} <span data-search="skip">Why: ${inlineHtml(why)}</span>`, // a reader looks for what happens
    ),
  );
  return component('Rows', { rows, dense: true });
};

/** What the sandbox decides in calls of all kinds, folded; hints lead to the rows. */
function decisionTable(): RootContent[] {
  const general = rules.filter(([, { operations: concerned }]) => concerned === undefined);
  return [folded(`${general.length} rules`, [decisionRows(general)])];
}

/** Every error code, folded by where it comes from. */
function errorTable(): RootContent[] {
  const base = baseOf(errors.map(({ evidence }) => evidence));
  const groups = [...new Set(errors.map(({ code }) => originOf(code)))];
  return [
    about(paragraph(aboutUnmarked('Errors', base))),
    ...groups.map((group) => {
      const own = errors.filter(({ code }) => originOf(code) === group);
      const count = new Set(own.map(({ code }) => code)).size;
      return folded(`${group}: ${count === 1 ? '1 code' : `${count} codes`}`, [
        component('Rows', { rows: errorRows(own, base, callersOf) }),
      ]);
    }),
  ];
}

/** Components that authors of API pages write, and what the build puts in their place. */
export const apiDirectives: Readonly<Record<string, Directive>> = {
  Call: call,
  Endpoint: endpoint,
  Reference: reference,
  Notes: notes,
  OperationTable: operationTable,
  ScopeTable: scopeTable,
  QuotaTable: quotaTable,
  ErrorTable: errorTable,
  DecisionTable: decisionTable,
  ChangeLog: changeLog,
  Recipe: recipe,
  PaymentTable: paymentTable,
  StatusTable: statusTable,
};
