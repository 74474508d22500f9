interface Attempt {
  readonly host?: { readonly url?: string };
  readonly response?: { readonly status?: number; readonly content?: string };
}

/**
 * Says why a search failed, with each attempt of the hosted client:
 * «Search for "x" failed: a.example: 0 Network request failed; b.example: 0 Connection timeout».
 */
export function describeFailure(query: string, error: unknown): string {
  const attempts = attemptsOf(error);
  const reason =
    attempts.length > 0
      ? attempts.map(({ host, response }) => `${host?.url}: ${response?.status} ${response?.content}`).join('; ')
      : String(error);
  return `Search for "${query}" failed: ${reason}`;
}

function attemptsOf(error: unknown): readonly Attempt[] {
  if (typeof error !== 'object' || error === null || !('stackTrace' in error)) return [];
  // The client's RetryError and ApiError list what was tried; the list is used for a message only.
  return Array.isArray(error.stackTrace) ? (error.stackTrace as Attempt[]) : [];
}
