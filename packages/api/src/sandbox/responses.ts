import { compactErrors } from '../description/compact.ts';
import { encodeHints, hintHeader } from './hints.ts';
import type { Refusal } from './refusal.ts';

/** One of the platform's errors, with the reason in a header. */
export function refusalResponse({ id, hint, text }: Refusal, hints: readonly string[]): Response {
  const error = compactErrors.find((each) => each.id === id);
  // Where the platform's text is not known, the hint stands in for it.
  const description = text ?? error?.descriptionJa ?? `Sandbox: ${hint}`;
  return errorResponse(error?.code ?? id, description, 400, hintHeaders([...hints, hint]));
}

/** The header with the hints; none when there are none. */
export function hintHeaders(hints: readonly string[]): Record<string, string> {
  return hints.length > 0 ? { [hintHeader]: encodeHints(hints) } : {};
}

/** The same answer with the hints. */
export function withHints(response: Response, hints: readonly string[]): Response {
  for (const [name, value] of Object.entries(hintHeaders(hints))) response.headers.set(name, value);
  return response;
}

/** An error in the platform's shape. */
export function errorResponse(
  error: string,
  error_description: string,
  status: number,
  headers: Record<string, string> = {},
): Response {
  return json({ error, error_description }, headers, status);
}

/** Any body as the platform sends it. */
export function json(body: object, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=UTF-8', ...headers },
  });
}
