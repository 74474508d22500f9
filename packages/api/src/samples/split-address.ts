/** An address in the two parts that a sample puts together: all before the query, and the query's pairs, decoded. */
export function splitAddress(url: string): { readonly base: string; readonly query: [name: string, value: string][] } {
  const [base = '', query = ''] = url.split('?', 2);
  return { base, query: [...new URLSearchParams(query)] };
}
