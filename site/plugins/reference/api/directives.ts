import {
  buildRequest,
  errors,
  errorsOf,
  type Operation,
  operation,
  operations,
  quotas,
  samples,
  scopes,
} from '@shop-docs/api';
import type { RootContent } from 'mdast';
import type { Opening } from '../../../src/components/TryIt/opening.ts';
import { highlight } from '../../code/highlight.ts';
import { component, heading } from '../jsx.ts';
import { sitePath } from '../site-path.ts';
import { inlineHtml, textHtml } from '../text.ts';
import { changeLog } from './changes.ts';
import { inline, notes, provenance } from './notes.ts';
import { recipe } from './recipe.ts';
import { anchor, errorRows, fieldRows, parameterRow } from './rows.ts';
import { readerOf } from './shared-object.ts';

/** No list of errors is known to be complete. */
const incomplete =
  'These are the errors that a source names. More codes probably exist, for example for newer kinds of payment and of items: treat a code that you do not know as a failure. [Errors in general](/api/#errors)';

type Directive = (attributes: Readonly<Record<string, string>>) => RootContent[] | Promise<RootContent[]>;

/** A paragraph of Markdown. */
const paragraph = (markdown: string): RootContent => ({ type: 'paragraph', children: [...inline(markdown)] });

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
  client: 'client id and secret',
  token: 'access token in the <code>Authorization</code> header',
  'search-client': 'client id and secret of the Search API',
};

function head(op: Operation): RootContent {
  return component('Endpoint', {
    method: op.method,
    host: op.host,
    path: op.path,
    facts: [
      ['Authorization', authorization[op.auth]],
      ...(op.scope ? [['Scope', `<a href="${sitePath('/api/#scopes')}"><code>${op.scope}</code></a>`]] : []),
      ...(op.contentType ? [['Body', `<code>${op.contentType}</code>`]] : []),
    ],
    evidence: { level: op.evidence.level, ...(op.evidence.reason ? { reason: op.evidence.reason } : {}) },
  });
}

async function samplesOf(op: Operation): Promise<RootContent> {
  const request = buildRequest(op, op.exampleRequest, { token: 'ACCESS_TOKEN' });
  const rendered = await Promise.all(
    samples.map(async ({ id, label, render, language }) => ({
      id,
      label,
      html: await highlight(render(request), language),
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

/** `<Call op="…" />`: a request in five languages and its answer, for pages that are not about this operation. */
async function call(attributes: Readonly<Record<string, string>>): Promise<RootContent[]> {
  const op = named(attributes);
  return [await samplesOf(op), ...(await exampleResponse(op))];
}

/** What the panel needs beyond the compact table that it loads. */
function opening(op: Operation): Opening {
  const meanings = op.parameters.flatMap(({ name, enum: values = [] }) => {
    const known = values.map(({ value, meaning }) => [String(value), meaning.replaceAll('`', '')] as const);
    return known.length > 0 ? [[name, Object.fromEntries(known)] as const] : [];
  });
  return { op: op.page, host: op.host, example: op.exampleRequest, meanings: Object.fromEntries(meanings) };
}

/** `<Endpoint op="…" />`: what to call, and an example of it. */
async function endpoint(attributes: Readonly<Record<string, string>>): Promise<RootContent[]> {
  const op = named(attributes);
  const request = op.page === 'oauth/authorize' ? await link(op) : await samplesOf(op);
  return [
    head(op),
    component('Rail', { method: op.method, path: op.path, ...opening(op) }, [request, ...(await exampleResponse(op))]),
    provenance(op),
  ];
}

function reference(attributes: Readonly<Record<string, string>>): RootContent[] {
  const op = named(attributes);
  return [
    heading(2, 'Parameters', 'parameters'),
    op.parameters.length > 0
      ? component('Rows', { rows: op.parameters.map(parameterRow) })
      : paragraph('This call takes no parameters.'),
    heading(2, op.page === 'oauth/authorize' ? 'Parameters of the callback' : 'Response', 'response'),
    ...response(op),
    heading(2, 'Errors', 'errors'),
    ...errorsOn(op),
  ];
}

/** The fields of a response. Those of an object that another operation reads are described there, once. */
function response(op: Operation): RootContent[] {
  const reader = readerOf(op);
  if (!reader) return [component('Rows', { rows: fieldRows(op.response) })];
  const page = `/api/${reader.page.replace(/(^|\/)index$/, '$1')}`;
  const fields = op.response.filter(({ depth }) => depth < 2).map(({ path, name }) => [anchor('field', path), name]);
  return [
    ...op.response.filter(({ depth }) => depth === 0).map(({ description }) => paragraph(description)),
    paragraph(`The fields are those of [${reader.title}](${page}#response):`),
    component('FieldLinks', { page, fields }),
  ];
}

/** The errors of an operation; those that any call can meet stand on one page for all. */
function errorsOn(op: Operation): RootContent[] {
  const all = errorsOf(op.page);
  const codes = [...new Set(all.filter(({ common }) => common).map(({ code }) => code))];
  const links = codes.map((code) => `[\`${code}\`](/api/#error-${code})`);
  return [
    paragraph(incomplete),
    ...(links.length > 0 ? [paragraph(`Errors of every call: ${links.join(', ')}.`)] : []),
    component('Rows', { rows: errorRows(all.filter((each) => !codes.includes(each.code))) }),
  ];
}

/** Every operation with its page, in the order of the description. */
function operationTable(): RootContent[] {
  const groups = [...new Set(operations.map((op) => op.group))];
  const rows = groups.map((group) => ({
    group,
    operations: operations
      .filter((op) => op.group === group)
      .map(({ title, method, path, page, scope }) => ({
        title,
        method,
        path,
        href: `/api/${page.replace(/(^|\/)index$/, '$1')}`,
        scope,
      })),
  }));
  return [component('OperationTable', { groups: rows })];
}

const plainRow = (id: string, name: string, html: string, facts: readonly (readonly [string, string])[] = []) => ({
  id,
  kind: 'field',
  name,
  html,
  facts,
});

function scopeTable(): RootContent[] {
  const rows = scopes.map((scope) => ({
    ...plainRow(`scope-${scope.name}`, scope.name, inlineHtml(scope.meaning)),
    badges: scope.default ? [{ text: 'granted when you name no scope' }] : [],
    evidence: { level: scope.evidence.level },
  }));
  return [component('Rows', { rows })];
}

function quotaTable(): RootContent[] {
  const rows = quotas.map((quota) => ({
    ...plainRow(
      `quota-${quota.id}`,
      `${quota.limit.toLocaleString('en')} per ${quota.window}`,
      inlineHtml(quota.subject),
      [
        ['Reset', inlineHtml(quota.reset)],
        ['Error', `<code>${textHtml(quota.error)}</code>`],
        ...(quota.note ? [['Note', inlineHtml(quota.note)] as const] : []),
      ],
    ),
    evidence: { level: quota.evidence.level },
  }));
  return [component('Rows', { rows })];
}

const errorTable = (): RootContent[] => [component('Rows', { rows: errorRows(errors) })];

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
  ChangeLog: changeLog,
  Recipe: recipe,
};
