import { type Operation, operations, type ParameterValue } from '@shop-docs/api';
import { z } from 'zod';

/**
 * An operation as a caller may write it: the path of its page below /api/, its path, or its id. The keys stand in the
 * description and not in a list of the schema: three tools take one.
 */
export const operationKey = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .describe('items/add, /1/items/add or the address of its page');

/** Values of parameters by name. */
export const parameterValues = z
  .record(z.string(), z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]))
  .describe('By parameter name; a list for name[0], name[1] …');

/** Path of an operation's page: `/api/items/add`, `/api/items/`. */
export function pathOf({ page }: Pick<Operation, 'page'>): string {
  return `/api/${page.replace(/\bindex$/, '')}`;
}

/** Who may call an operation that is closed, as its changes say; undefined for all others. */
export function closingOf({ changes }: Pick<Operation, 'changes'>): string | undefined {
  return changes.find(({ text }) => text.startsWith('Closed '))?.text;
}

/** The operation that is written, if it is one. */
export function operationNamed(written: string): Operation | undefined {
  const bare = written
    .trim()
    .replace(/[?#].*$/s, '')
    .replace(/^(?:GET|POST)\s+/i, '')
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/\/$/, '');
  const page = bare.replace(/^.*\/api\//, '').replace(/^\//, '');
  const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '').replace(/\/$/, '');
  return operations.find(
    (each) =>
      each.page === page ||
      (each.page === `${page}/index` && !/^\/?1\//.test(bare)) ||
      each.id === bare ||
      shapeOf(each.path) === shapeOf(bare) ||
      (each.path.includes('{') && new RegExp(`^${each.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(bare)),
  );
}

/** The operation that a text names among other words, as a log does. */
export function operationIn(text: string): Operation | undefined {
  const found = operations.filter(({ page, path }) => {
    const pattern = path.replace(/\{\w+\}/g, '[^/\\s"]+');
    return new RegExp(`(?:^|[^\\w/])${page}(?![\\w/])|${pattern}(?![\\w/])`).test(text);
  });
  return [...found].sort((one, other) => other.path.length - one.path.length)[0];
}

/**
 * The operation that is written.
 * @throws {RangeError} When it is none; the message names near ones.
 */
export function readOperation(written: string): Operation {
  const found = operationNamed(written);
  if (found) return found;
  throw new RangeError(`Unexpected operation ${written}, expected one such as ${nearOperations(written).join(', ')}.`);
}

/** Keys of operations that have most in common with what is written: its group, its verb. */
export function nearOperations(written: string): readonly string[] {
  const parts = new Set(
    written
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter(Boolean),
  );
  const verbs: Readonly<Record<string, string>> = {
    list: 'index',
    all: 'index',
    get: 'detail',
    show: 'detail',
    read: 'detail',
    create: 'add',
    new: 'add',
    update: 'edit',
    change: 'edit',
    ship: 'edit',
    dispatch: 'edit',
    cancel: 'edit',
    refund: 'edit',
    remove: 'delete',
    token: 'oauth',
  };
  const meant = [...parts].flatMap((part) => [part, verbs[part] ?? part]);
  const scoreOf = (key: string) =>
    key.split(/[/_]/).filter((step) => meant.some((part) => step === part || `${part}s` === step)).length * 2 +
    (meant.some((part) => part.length > 2 && key.includes(part)) ? 1 : 0);
  const scored = operations.map(({ page }) => ({ page, score: scoreOf(page) })).filter(({ score }) => score > 0);
  const near = scored
    .sort((one, other) => other.score - one.score)
    .slice(0, 5)
    .map(({ page }) => page);
  return near.length > 0 ? near : operations.map(({ page }) => page);
}

/** Values with `name[0]`, `name[1]` … put together, in the order of their numbers. */
export function joinIndexed(values: Readonly<Record<string, ParameterValue>>): Record<string, ParameterValue> {
  const joined: Record<string, ParameterValue> = {};
  for (const [key, value] of Object.entries(values)) {
    const [, name, place] = /^(\w+)\[(\d{1,3})\]$/.exec(key) ?? [];
    if (name === undefined || Array.isArray(value)) joined[key] = value;
    else {
      const before = joined[name] ?? [];
      const list = Array.isArray(before) ? [...before] : [before];
      list[Number(place)] = value as string | number; // no list: see above
      joined[name] = list;
    }
  }
  for (const [name, value] of Object.entries(joined))
    if (Array.isArray(value)) joined[name] = Array.from(value, (each) => each ?? '');
  return joined;
}

/**
 * Refuses values that the operation has no parameter for.
 * @throws {RangeError} With the parameters that it has.
 */
export function checkNames({ page, parameters }: Operation, values: Readonly<Record<string, ParameterValue>>): void {
  const known = parameters.map(({ name }) => name);
  const unknown = Object.keys(values).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const expected = known.length > 0 ? `one of ${known.join(', ')}` : 'none: the operation takes no parameters';
  throw new RangeError(`Unexpected parameter ${unknown} of ${page}, expected ${expected}.`);
}
