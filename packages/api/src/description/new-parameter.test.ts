import openapiTS, { astToString } from 'openapi-typescript';
import { expect, it } from 'vitest';
import openapi from '../../generated/description.json' with { type: 'json' };
import { buildRequest } from '../samples/build-request.ts';
import { samples } from '../samples/samples.ts';
import { compactTable } from './compact-table.ts';
import type { OpenApiDocument } from './document.ts';
import { readDescription } from './read-description.ts';

/** The description with one more entry, as CONTRIBUTING tells to add it. */
function withParameter(): typeof openapi {
  const document = structuredClone(openapi);
  const parameters: object[] = document.paths['/1/items/search'].get.parameters;
  parameters.push({
    name: 'colour',
    in: 'query',
    required: true,
    description: 'Colour of the item.',
    schema: { type: 'string', maxLength: 20 },
    example: 'navy blue',
    'x-evidence': { level: 'documented', source: 'tables-2026' },
  });
  return document;
}

it('a parameter added to the description reaches model, compact table, samples and types with no other edit', async () => {
  const document = withParameter();
  // The literal types of JSON are wider than the model.
  const description = readDescription(document as unknown as OpenApiDocument);
  const operation = description.operations.find(({ page }) => page === 'items/search');
  expect(operation?.parameters.at(-1)).toMatchObject({ name: 'colour', required: true, maxLength: 20 });

  const compact = compactTable(description).operations.find(({ page }) => page === 'items/search');
  expect(compact?.parameters.at(-1)).toMatchObject({ name: 'colour', type: 'string', maxLength: 20 });

  expect(operation?.exampleRequest).toMatchObject({ colour: 'navy blue' });
  const request = operation && buildRequest(operation, operation.exampleRequest, { token: 'T' });
  for (const { render } of samples) expect(request && render(request)).toMatch(/colour\W+navy blue/); // each encodes it by itself

  expect(astToString(await openapiTS(JSON.stringify(document)))).toContain('colour: string');
});
