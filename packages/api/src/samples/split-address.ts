import type { SampleRequest } from './sample-request.ts';

/**
 * An address in the two parts that a sample puts together: all before the query, and the query's pairs, decoded, so that
 * a reader can put any value there. That of a POST stays whole: its values are in the form.
 */
export function splitAddress({ method, url }: SampleRequest): {
  readonly base: string;
  readonly query: readonly (readonly [name: string, value: string])[];
} {
  const [base = '', query = ''] = url.split('?', 2);
  return method === 'POST' ? { base: url, query: [] } : { base, query: [...new URLSearchParams(query)] };
}
