import { compactErrors } from '../description/compact.ts';
import type { Refusal } from './refusal.ts';

/** One of the platform's errors, with the reason in a header. */
export function refusalResponse({ id, hint, text }: Refusal): Response {
  const error = compactErrors.find((each) => each.id === id);
  // Where the platform's text is not known, the hint stands in for it.
  const description = text ?? error?.descriptionJa ?? `Sandbox: ${hint}`;
  const headers = { 'X-Sandbox-Hint': hint.replace(/[^\x20-\x7e]/g, '?') };
  return errorResponse(error?.code ?? id, description, 400, headers);
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
