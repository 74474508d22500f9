/**
 * Whether a client asks for Markdown rather than HTML: it names `text/markdown`, and likes it no less.
 * @param accepted The `Accept` header.
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.accept
 */
export function prefersMarkdown(accepted: string | undefined): boolean {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = part.split(';').map((each) => each.trim());
    const quality = parameters.find((each) => each.startsWith('q='));
    weights.set(type, quality ? Number(quality.slice(2)) || 0 : 1);
  }
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}
