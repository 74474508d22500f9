import { type Evidence, errorsOf, limitsOf, type Note, operation as operationOf, sources } from '@shop-docs/api';
import { z } from 'zod';
import { operationKey, pathOf } from './operations.ts';
import { defineTool } from './tool.ts';

const evidence = z.string().describe('documented, archived, platform, observed or inferred');
const fact = { description: z.string(), notes: z.array(z.string()), evidence, sources: z.array(z.string()) };

export const operation = defineTool({
  name: 'operation',
  title: 'Facts of an API operation',
  description:
    'What is known of one API operation, each fact with how it is known: request, parameters, response fields, errors ' +
    'with what to do about them, notes.',
  input: z.strictObject({
    operation: operationKey,
    parts: z
      .array(z.enum(['parameters', 'fields', 'errors', 'notes', 'example']))
      .min(1)
      .default(['parameters', 'errors', 'notes'])
      .describe('Which facts; fields of orders are many'),
  }),
  output: z.object({
    operation: z.string(),
    title: z.string(),
    summary: z.string(),
    method: z.string(),
    address: z.string(),
    auth: z.string(),
    scope: z.string().nullable(),
    evidence,
    url: z.string(),
    parameters: z
      .array(
        z.object({
          name: z.string(),
          in: z.string(),
          type: z.string(),
          required: z.union([z.boolean(), z.string()]).describe('A text says when it is required'),
          default: z.unknown().optional(),
          limits: z.array(z.string()),
          values: z.record(z.string(), z.string()).optional(),
          ...fact,
        }),
      )
      .optional(),
    fields: z
      .array(
        z.object({
          path: z.string(),
          type: z.string(),
          nullable: z.boolean(),
          values: z.record(z.string(), z.string()).optional(),
          ...fact,
        }),
      )
      .optional(),
    errors: z
      .array(
        z.object({
          code: z.string(),
          message: z.string().nullable(),
          meaning: z.string(),
          remedy: z.string(),
          evidence,
          url: z.string(),
        }),
      )
      .optional()
      .describe('Those of this operation'),
    commonErrors: z
      .object({ codes: z.array(z.string()), url: z.string() })
      .optional()
      .describe('Those that calls of many operations can get'),
    notes: z.array(z.string()).optional(),
    example: z.object({ values: z.record(z.string(), z.unknown()), response: z.unknown() }).optional(),
    sources: z.record(z.string(), z.string()).describe('What the ids of sources stand for'),
  }),
  run({ operation: key, parts }, { docs }) {
    const found = operationOf(key);
    const url = docs.link(pathOf(found));
    const used = new Set<string>();
    const known = ({ level, source }: Evidence) => {
      const ids = source.split(/,\s*/);
      for (const id of ids) used.add(id);
      return { evidence: level, sources: ids };
    };
    const told = (facts: { description: string; notes: readonly Note[]; evidence: Evidence }) => ({
      description: facts.description,
      notes: facts.notes.map(textOf),
      ...known(facts.evidence),
    });
    const has = (part: (typeof parts)[number]) => parts.includes(part);
    const all = has('errors') ? errorsOf(key) : [];
    const own = all.filter(({ common }) => !common);
    const data = {
      operation: key,
      title: found.title,
      summary: found.summary,
      method: found.method,
      address: found.host + found.path,
      auth: found.auth,
      scope: found.scope,
      evidence: known(found.evidence).evidence,
      url,
      ...(has('parameters') && {
        parameters: found.parameters.map((each) => ({
          name: each.indexed ? `${each.name}[0]` : each.name,
          in: each.in,
          type: each.format ?? each.type,
          required: each.required || (each.requiredWhen ? `when ${each.requiredWhen}` : false),
          ...(each.default !== undefined && { default: each.default }),
          limits: [...limitsOf({ ...each, enum: undefined })],
          ...valuesOf(each),
          ...told(each),
        })),
      }),
      ...(has('fields') && {
        fields: found.response.map((each) => ({
          path: each.path,
          type: each.format ?? each.type,
          nullable: each.nullable,
          ...valuesOf(each),
          ...told(each),
        })),
      }),
      ...(has('errors') && {
        errors: own.map(({ code, descriptionJa, meaning, remedy, evidence: how }) => ({
          code,
          message: descriptionJa,
          meaning,
          remedy,
          evidence: known(how).evidence,
          url: `${url}#error-${code}`,
        })),
        commonErrors: {
          codes: [...new Set(all.filter(({ common }) => common).map(({ code }) => code))],
          url: docs.link('/api/#errors'),
        },
      }),
      ...(has('notes') && { notes: found.notes.map(textOf) }),
      ...(has('example') && { example: { values: { ...found.exampleRequest }, response: found.responseExample } }),
    };
    const named = sources.filter(({ id }) => used.has(id));
    return {
      data: {
        ...data,
        sources: Object.fromEntries(named.map(({ id, title, url: at }) => [id, at ? `${title} (${at})` : title])),
      },
    };
  },
});

function textOf({ text, evidence: how }: Note): string {
  return how ? `${text} (${how.level})` : text;
}

function valuesOf({ enum: values }: { enum?: readonly { value: string | number; meaning: string }[] }) {
  return values ? { values: Object.fromEntries(values.map(({ value, meaning }) => [String(value), meaning])) } : {};
}
