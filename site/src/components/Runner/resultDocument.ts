import { frameDocument } from '@site/src/components/TemplateExample/frameDocument';

/** Nothing runs in the frame, and nothing is fetched for it: pictures of the sample shop are in the page itself. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'";

/** The document in a result frame. The policy comes before anything that the template could write. */
export function resultDocument(html: string, language: string): string {
  const document = frameDocument(html, language).replace(/^\s*<!doctype[^>]*>/i, '');
  return `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">${document}`;
}
