import type { Rule } from '../../rule.ts';

/** Hosts of the platform, of its files, and of the public libraries that its own themes load. */
const allowed =
  /(?:^|\.)(?:thebase\.in|thebase\.com|base\.shop|baseec-img-mng\.akamaized\.net|ajax\.googleapis\.com|fonts\.googleapis\.com|fonts\.gstatic\.com|cdn\.jsdelivr\.net|cdnjs\.cloudflare\.com)$/;
const address = /(?:https?:)?\/\/([a-z0-9.-]+\.[a-z]{2,})(?=[:/"'\s)?]|$)/gi;

export const externalFile: Rule = {
  name: 'external-file',
  severity: 'warning',
  summary: 'Files of a theme belong on the uploader of the platform, or they vanish with a server you do not control.',
  group: 'overall',
  create: (report, { elements, attribute, styleRules, masked }) => {
    const look = (text: string, offset: number, kind: string, severity: 'warning' | 'info') => {
      for (const { 0: url, 1: host = '', index } of text.matchAll(address)) {
        if (allowed.test(host.toLowerCase())) continue;
        report({
          span: { start: offset + index, end: offset + index + url.length },
          severity,
          message: `Unexpected ${kind} from ${host}, expected the uploader of the platform or a well-known public CDN; upload the file`,
        });
      }
    };
    return {
      end: () => {
        for (const element of elements) {
          const { name, attributes } = element;
          const rel = name === 'link' ? (attribute(element, 'rel') ?? '') : '';
          const isStyle = /\b(?:stylesheet|icon)\b/i.test(rel);
          for (const { name: key, value } of attributes) {
            const loads = key === 'src' ? /^(?:img|script|source|video|audio)$/.test(name) : key === 'href' && isStyle;
            if (!loads || !value) continue;
            const text = masked.slice(value.start, value.end);
            if (name === 'script') look(text, value.start, 'script', 'info');
            else look(text, value.start, isStyle ? 'style sheet' : 'image', 'warning');
          }
        }
        for (const { declarations, span } of styleRules) {
          for (const { 0: url, index } of declarations.matchAll(/url\([^)]{0,2000}\)/g)) {
            look(url, span.end + 1 + index, 'image', 'warning');
          }
        }
      },
    };
  },
};
