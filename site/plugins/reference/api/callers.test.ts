import { errors } from '@shop-docs/api';
import { describe, expect, it } from 'vitest';
import { callersOf, isGeneral, originOf } from './callers.ts';

const callers = (id: string): string => {
  const error = errors.find((each) => each.id === id);
  return error ? callersOf(error) : 'unknown';
};

describe('callersOf', () => {
  it('tells texts of one code apart by who returns them', () => {
    expect(callers('access_denied_refused')).toBe('In the callback');
    expect(callers('access_denied_post')).toBe('Token calls');
    expect(callers('access_denied_https')).toBe('All calls with a token');
    expect(callers('no_image_slot')).toBe('Delete an image');
    expect(callers('hour_api_limit_variant')).toBe('Add an item, Edit an item, Add an image');
    expect(callers('invalid_request_digital')).toBe('Items');
  });

  it('names the groups of a code that several have', () => {
    expect(originOf('bad_params')).toBe('In several groups');
    expect(callers('bad_params')).toBe('Items, Orders, Search API');
  });

  it('is silent where the fold says it', () => {
    expect(originOf('server_error')).toBe('Only in Authorization');
    expect(callers('server_error')).toBe('');
    expect(callers('invalid_scope')).toBe('');
  });
});

it('finds a text general when calls of more than two groups return it', () => {
  const codes = new Set(errors.filter((error) => isGeneral(error) && !error.common).map(({ code }) => code));
  expect([...codes].sort()).toEqual(['bad_params', 'db_error', 'not_post_method', 'validation_error']);
});
