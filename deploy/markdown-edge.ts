/**
 * Answers clients that ask for Markdown with the copy of a page, where a host runs a function in front of static files:
 * `onRequest` is what Cloudflare Pages calls in `functions/_middleware.ts`, the default export and `config` are what
 * Netlify calls in `netlify/edge-functions/`. Copy this file there; it needs nothing else.
 */
interface PagesContext {
  readonly request: Request;
  next(): Promise<Response>;
  readonly env: { readonly ASSETS: { fetch(request: Request): Promise<Response> } };
}

/** Address of the copy: `/api/items/add/index.md` for `/api/items/add`. Null for files, and for other clients. */
export function copyOf({ url, method, headers }: Request): URL | null {
  const { pathname } = new URL(url);
  const isPage = !/\.[^/]*$/.test(pathname);
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isPage || !isRead || !asksForMarkdown(headers.get('Accept') ?? '')) return null;
  return new URL(`${pathname.replace(/\/$/, '')}/index.md`, url);
}

/** Cloudflare Pages. A page without a copy is answered as ever. */
export async function onRequest({ request, next, env }: PagesContext): Promise<Response> {
  const copy = copyOf(request);
  const found = copy && (await env.ASSETS.fetch(new Request(copy, request)));
  return withVary(found?.ok ? found : await next());
}

/**
 * Netlify: an address is fetched instead of the one that was asked for. The page of the search alone has no copy, below a
 * path and in other languages too; pages of the reference have one, also those of calls that are named like it.
 */
export default function rewrite(request: Request): URL | undefined {
  const { pathname } = new URL(request.url);
  const isSearch = /\/search\/?$/.test(pathname) && !pathname.includes('/api/');
  return (isSearch ? null : copyOf(request)) ?? undefined;
}

export const config = { path: '/*', header: { accept: '.*text/markdown.*' } };

/** True when Markdown is named, and liked no less than HTML. */
function asksForMarkdown(accepted: string): boolean {
  const weightOf = (type: string) => {
    const part = accepted
      .toLowerCase()
      .split(',')
      .find((each) => each.split(';', 1)[0]?.trim() === type);
    return part === undefined ? 0 : Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);
  };
  const markdown = weightOf('text/markdown');
  return markdown > 0 && markdown >= weightOf('text/html');
}

function withVary(response: Response): Response {
  const answer = new Response(response.body, response);
  answer.headers.append('Vary', 'Accept');
  return answer;
}
