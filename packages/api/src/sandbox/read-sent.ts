import type { Hint } from './hints.ts';
import { type Form, readBody } from './read-body.ts';

/**
 * What a POST call sends: its form, and what stands in its query alone. Three programs that ran against the platform for
 * years rely on the query, so the sandbox reads it, and says that the form is what is documented.
 */
export async function readSent(request: Request, query: URLSearchParams, hint: Hint): Promise<Form> {
  const form = await readBody(request, hint);
  if (typeof form === 'string') return form;
  const inForm = new Set(form.keys());
  for (const [name, value] of query) {
    const isRead = !inForm.has(name);
    hint(
      `Unexpected ${name.slice(0, 40)} in the query, expected it in the form: ${isRead ? 'the sandbox reads it all the same' : 'the form counts'}`,
      'query-of-post',
    );
    if (isRead) form.append(name, value);
  }
  return form;
}
