import { buildRequest, samples as languages, type ParameterValue } from '@shop-docs/api';
import { compactOperations } from '@shop-docs/api/compact';
import { faultOf } from '@shop-docs/api/parameters';
import { z } from 'zod';
import { checkDigitHint } from './check-digit.ts';
import {
  checkNames,
  closingOf,
  joinIndexed,
  operationKey,
  parameterValues,
  pathOf,
  readOperation,
} from './operations.ts';
import { defineTool } from './tool.ts';

export const samples = defineTool({
  name: 'base_samples',
  title: 'Request samples',
  description:
    'A program that sends one request with your values, quoted for its language. Put an access token in place of ACCESS_TOKEN.',
  input: z.strictObject({
    operation: operationKey,
    values: parameterValues.optional().describe('By parameter name; absent: those of the example'),
    languages: z
      .array(z.enum(languages.map(({ id }) => id)))
      .min(1)
      .default(['curl']),
  }),
  run({ operation: written, values, languages: chosen }, { docs }) {
    const found = readOperation(written);
    const sent = values ? joinIndexed(values) : found.exampleRequest;
    checkNames(found, sent);
    const request = buildRequest(found, sent, { token: 'ACCESS_TOKEN' });
    const shown = languages.filter(({ id }) => chosen.includes(id));
    const code = shown.map(
      ({ label, language, render }) => `${label}\n\`\`\`${language}\n${render(request).trimEnd()}\n\`\`\``,
    );
    const warnings = Object.entries(sent).flatMap(([name, value]) => faultsOf(found.page, name, value));
    const missing = found.parameters.filter(({ name, required }) => required && !(name in sent));
    const lack =
      missing.length > 0
        ? [
            `Missing ${missing.map(({ name }) => name).join(', ')}, which ${missing.length > 1 ? 'are' : 'is'} required.`,
          ]
        : [];
    return {
      text: [closingOf(found) ?? [], lack, code]
        .flat()
        .concat(warnings, docs.link(pathOf(found)))
        .join('\n\n'),
    };
  },
});

/** Why the platform would not take a value, or may not mean it as it is. */
export function faultsOf(key: string, name: string, value: ParameterValue): string[] {
  const rule = compactOperations.find(({ page }) => page === key)?.parameters.find((each) => each.name === name);
  const parts = Array.isArray(value) ? value : [value];
  return parts.flatMap((part) => {
    const fault = rule && part !== '' ? faultOf(rule, String(part)) : null;
    if (fault) return [`Unexpected ${fault.found} for ${name}, expected ${fault.expected}.`];
    const hint = name === 'barcode' ? checkDigitHint(String(part)) : null;
    return hint ? [hint] : [];
  });
}
