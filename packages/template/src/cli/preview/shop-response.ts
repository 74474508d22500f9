import { escapeHtml } from '../../render/escape.ts';
import { render } from '../../render/render.ts';
import { requestOf } from '../../render/route.ts';
import { bilingualShop } from '../../shop/bilingual-shop.ts';
import type { PreviewState } from './preview-state.ts';
import { jqueryPath, platformScriptPath } from './stand-in.ts';
import type { Visit } from './visit.ts';

/** What the sample shop answers. */
export interface ShopResponse {
  readonly status: number;
  readonly html: string;
}

/**
 * Answers like the shop would.
 * @param address Path with query.
 * @param origin Where the preview is served; stands before every address that the theme prints.
 */
export function shopResponse(
  source: string,
  address: string,
  origin: string,
  state: PreviewState,
  visit: Visit,
): ShopResponse {
  const page = requestOf(address);
  if (page) {
    const { apps, language, published, logo, options } = state;
    const link = (path: string) => `${origin}${path}`;
    const { html } = render(source, {
      page,
      apps,
      language,
      link,
      shop: bilingualShop[language],
      standIns: { baseUrl: origin, jquery: jqueryPath },
      settings: { published, logo, options, ...visit },
    });
    return { status: 200, html: html.includes('x_i18nSelectBox') ? withPlatformScript(html) : html };
  }
  const path = address.split('?', 1)[0] ?? address;
  if (path === '/blog/feed' || /\.[a-z0-9]{2,5}$/i.test(path))
    return { status: 404, html: notice('No such file', `The preview has no ${path}: it serves the theme alone.`) };
  if (path === '/cart' || path.endsWith('/checkout/bag'))
    return {
      status: 200,
      html: notice(
        'The cart',
        `The platform shows its own cart here; no theme styles it. Items in it: ${visit.inCart}.`,
      ),
    };
  return { status: 404, html: notice('No such page', `The sample shop has no page ${path}.`) };
}

/** The platform adds its script to pages by itself; here, to those that have something for it to do. */
function withPlatformScript(html: string): string {
  const end = html.toLowerCase().lastIndexOf('</body>');
  const at = end < 0 ? html.length : end;
  return `${html.slice(0, at)}<script src="${platformScriptPath}"></script>${html.slice(at)}`;
}

/** The answer to a form that the platform would take. */
export function formResponse(path: string, fields: URLSearchParams): ShopResponse {
  const list = [...fields].map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  const title = path === '/cart' ? 'Into the cart' : 'Form received';
  return { status: 200, html: notice(title, 'The platform would go on from here. The form sent:', `<dl>${list}</dl>`) };
}

function notice(title: string, text: string, more = ''): string {
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>` +
    '<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:15vh auto;padding:0 1rem;color-scheme:light dark}dt{font-weight:600}dd{margin:0 0 .5rem}</style>' +
    `<h1>${title}</h1><p>${escapeHtml(text)}</p>${more}<p><a href="/">Top page of the shop</a></p></html>`
  );
}
