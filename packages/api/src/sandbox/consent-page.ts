/** What the shop owner is asked. */
export interface ConsentRequest {
  readonly clientId: string;
  readonly shopName: string;
  readonly scopes: readonly string[];
  /** The authorization request, sent again with the decision. */
  readonly sent: URLSearchParams;
}

/** A page without script on which the shop owner approves or denies. It stands in for the platform's own. */
export function consentPage({ clientId, shopName, scopes, sent }: ConsentRequest): string {
  const fields = [...sent]
    .filter(([name]) => name !== 'decision')
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Connect an application – sandbox</title>
<style>
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 10vh auto; padding: 0 1rem }
button { font: inherit; padding: .5rem 1.25rem; margin-inline-end: .5rem }
</style>
</head>
<body>
<main>
<h1>Connect an application</h1>
<p><strong>${escapeHtml(clientId)}</strong> asks for access to <strong>${escapeHtml(shopName)}</strong>:</p>
<ul>
${scopes.map((scope) => `<li><code>${escapeHtml(scope)}</code></li>`).join('\n')}
</ul>
<form method="post" action="/1/oauth/authorize">
${fields.join('\n')}
<button type="submit" name="decision" value="approve">Approve</button>
<button type="submit" name="decision" value="deny">Deny</button>
</form>
<p>This is the sandbox: no real shop is connected.</p>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
