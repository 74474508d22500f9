import { buildRequest, samples as languages, type ParameterValue } from '@shop-docs/api';
import { compactOperations } from '@shop-docs/api/compact';
import { faultOf } from '@shop-docs/api/parameters';
import { z } from 'zod';
import { operationKey, parameterValues, pathOf, withValues } from './operations.ts';
import { defineTool } from './tool.ts';

export const samples = defineTool({
  name: 'samples',
  title: 'Request samples',
  description:
    'Programs that send one request with the values that you give, in curl, JavaScript, PHP, Ruby and Python. Values are ' +
    'quoted for each language. Put an access token in place of ACCESS_TOKEN.',
  input: z.strictObject({
    operation: operationKey,
    values: parameterValues.optional().describe('Values by parameter name; absent: those of the example'),
    languages: z
      .array(z.enum(languages.map(({ id }) => id)))
      .min(1)
      .optional()
      .describe('Absent: all five'),
  }),
  output: z.object({
    samples: z.array(z.object({ language: z.string(), code: z.string() })),
    warnings: z.array(z.string()).describe('Values that the platform would not take as they are'),
    url: z.string(),
  }),
  run({ operation: key, values, languages: chosen }, { docs }) {
    const found = withValues(key, values ?? {});
    const sent = values ?? found.exampleRequest;
    const request = buildRequest(found, sent, { token: 'ACCESS_TOKEN' });
    const shown = languages.filter(({ id }) => chosen === undefined || chosen.includes(id));
    const code = shown.map(({ id, label, language, render }) => ({ id, label, language, code: render(request) }));
    const warnings = Object.entries(sent).flatMap(([name, value]) => faultsOf(key, name, value));
    return {
      data: {
        samples: code.map(({ id, code: text }) => ({ language: id, code: text })),
        warnings,
        url: docs.link(pathOf(found)),
      },
      text: [
        ...code.map(({ label, language, code: text }) => `${label}\n\`\`\`${language}\n${text.trimEnd()}\n\`\`\``),
        ...warnings,
      ].join('\n\n'),
    };
  },
});

function faultsOf(key: string, name: string, value: ParameterValue): string[] {
  const rule = compactOperations.find(({ page }) => page === key)?.parameters.find((each) => each.name === name);
  const parts = Array.isArray(value) ? value : [value];
  return parts.flatMap((part) => {
    const fault = rule && part !== '' ? faultOf(rule, String(part)) : null;
    return fault ? [`Unexpected ${fault.found} for ${name}, expected ${fault.expected}.`] : [];
  });
}
