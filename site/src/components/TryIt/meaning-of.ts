/** The text of an error response with its meaning; null where no meaning is known. @param known By code and text. */
export function meaningOf(
  body: unknown,
  known: Readonly<Record<string, string>>,
): { readonly text: string; readonly meaning: string } | null {
  const { error, error_description: text } = Object(body);
  const meaning = known[`${error} ${text}`];
  return meaning ? { text: String(text), meaning: meaning.replaceAll('`', '') } : null;
}
