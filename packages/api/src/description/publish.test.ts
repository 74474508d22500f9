import { describe, expect, it } from 'vitest';
import source from '../../generated/description.json' with { type: 'json' };
import document from '../../generated/openapi.json' with { type: 'json' };
import { decisions } from '../sandbox/decisions.ts';
import { controlRoutes } from '../server/control-plane.ts';
import { ownAnswers } from '../server/own-answers.ts';

const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

describe('the published document', () => {
  it('has one operation for both flows of the token address', () => {
    const { requestBody, ...token } = document.paths['/1/oauth/token'].post;
    expect(Object.keys(document.paths).filter((path) => path.includes('#'))).toEqual([]);
    expect(operations).toHaveLength(27);
    expect(token['x-docs-pages']).toEqual(['oauth/access_token', 'oauth/refresh_token']);
    expect(requestBody.content['application/x-www-form-urlencoded'].schema.oneOf).toHaveLength(2);
    expect(document.components.schemas.RefreshTokenGrant.required).toContain('refresh_token');
  });

  it('names the codes of each operation, as its examples do', () => {
    const { allOf } = document.paths['/1/items/delete'].post.responses['400'].content['application/json'].schema;
    const documented = Object.keys(
      source.paths['/1/items/delete'].post.responses['400'].content['application/json'].examples,
    );
    const codes = allOf.flatMap((part) => ('properties' in part ? (part.properties?.error.enum ?? []) : []));
    expect(codes).toEqual(expect.arrayContaining(['bad_item_id', 'db_error', 'invalid_request']));
    expect(codes.length).toBeGreaterThan(5);
    expect(codes.length).toBeLessThanOrEqual(documented.length);
  });

  it('has no name that shadows one of a language, and none twice', () => {
    expect(Object.keys(document.components.schemas)).not.toContain('Error');
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no schema that mixes a type with a constant', () => {
    expect(JSON.stringify(document)).not.toContain('{"const":""}');
    const form = document.paths['/1/items/edit'].post.requestBody.content['application/x-www-form-urlencoded'];
    expect(form.schema.properties.variation_id.items).toEqual({ type: ['integer', 'string'], pattern: '^$' });
  });

  it('tells of the control plane and of what the sandbox decides', () => {
    const { control, answers, decisions: told } = document['x-sandbox'];
    expect(answers).toEqual(ownAnswers);
    expect(control.map(({ method, path }) => `${method} ${path}`)).toEqual(Object.keys(controlRoutes));
    expect(told).toEqual(decisions);
  });
});
