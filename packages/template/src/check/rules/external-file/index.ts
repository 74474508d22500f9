import type { Rule } from '../../rule.ts';

/** Hosts of the platform and of its stores of uploads, and public libraries. */
const allowed =
  /(?:^|\.)(?:thebase\.in|thebase\.com|base\.shop|baseec-img-mng\.akamaized\.net|basefile\.akamaized\.net|ajax\.googleapis\.com|fonts\.googleapis\.com|fonts\.gstatic\.com|cdn\.jsdelivr\.net|cdnjs\.cloudflare\.com|code\.jquery\.com|unpkg\.com|bootstrapcdn\.com|fontawesome\.com|use\.typekit\.net)$/;
const address = /^\s*(?:(https?):)?\/\/([a-z0-9.-]+\.[a-z]{2,})(?=[:/?#]|\s|$)/i;
/** Neither absolute nor from the root of the host, and not what a tag or a fragment stands for. */
const relative =
  /^\s*(?:\.{1,2}\/)?[\w%-][\w%./-]*\.(?:css|js|mjs|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|otf|eot|mp4|webm|mp3|json)(?:[?#]|\s|$)/i;

type Kind = 'script' | 'style sheet' | 'image' | 'frame' | 'file';

export const externalFile: Rule = {
  name: 'external-file',
  severity: 'warning',
  summary: 'Files of a theme belong on the uploader of the platform, or they vanish with a server you do not control.',
  group: 'overall',
  create: (report, { elements, attribute, regions, masked, source }) => {
    const look = (text: string, offset: number, kind: Kind) => {
      const [url = '', protocol, host = ''] = address.exec(text) ?? [];
      const span = { start: offset + url.search(/\S|$/), end: offset + url.length };
      if (host && kind !== 'frame' && !allowed.test(host.toLowerCase())) {
        report({
          span,
          severity: kind === 'script' ? 'info' : 'warning',
          message: `Unexpected ${kind} from ${host}, expected the uploader of the platform or a well-known public CDN; upload the file`,
        });
      } else if (protocol?.toLowerCase() === 'http') {
        report({
          span,
          message: `Unexpected ${kind} over http:// from ${host}, expected https://: browsers block it on shop pages`,
        });
      } else if (!host && relative.test(text) && source.charAt(offset + text.search(/\S/)) !== '{') {
        const [written = ''] = /\S+/.exec(text) ?? [];
        const start = offset + text.indexOf(written);
        report({
          span: { start, end: start + written.length },
          message: `Unexpected relative address of a file ${written}, expected the absolute address that the uploader gives`,
        });
      }
    };
    const lookInStyle = (css: string, offset: number) => {
      for (const { 0: whole, 1: url = '', index } of css.matchAll(/url\(\s*["']?([^)"']{1,2000})/gi)) {
        if (!/^\s*data:/i.test(url)) look(url, offset + index + whole.length - url.length, 'image');
      }
      for (const { 0: whole, 1: url = '', index } of css.matchAll(/@import\s+["']([^"']{1,2000})/gi)) {
        look(url, offset + index + whole.length - url.length, 'style sheet');
      }
    };
    return {
      end: () => {
        for (const element of elements) {
          const rel = element.name === 'link' ? (attribute(element, 'rel') ?? '') : '';
          for (const { name, value } of element.attributes) {
            if (!value) continue;
            const text = masked.slice(value.start, value.end);
            if (name === 'style') lookInStyle(text, value.start);
            else if (name === 'srcset') {
              for (const { 0: part, index } of text.matchAll(/[^,]+/g)) {
                if (!/data:/i.test(text)) look(part, value.start + index, 'image');
              }
            } else {
              const kind = kindOf(element.name, name, rel);
              if (kind) look(text, value.start, kind);
            }
          }
        }
        for (const { kind, span } of regions) {
          if (kind === 'style')
            lookInStyle(
              masked
                .slice(span.start, span.end)
                .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => ' '.repeat(comment.length)),
              span.start,
            );
        }
      },
    };
  },
};

/** What an attribute of an element loads; undefined for links and for everything else. */
function kindOf(element: string, attribute: string, rel: string): Kind | undefined {
  if (element === 'link' && attribute === 'href') {
    if (/\bstylesheet\b/i.test(rel)) return 'style sheet';
    return /\bicon\b/i.test(rel) ? 'image' : undefined;
  }
  if (attribute !== 'src') return undefined;
  if (element === 'script') return 'script';
  if (element === 'iframe') return 'frame';
  if (element === 'img') return 'image';
  return /^(?:source|video|audio|embed)$/.test(element) ? 'file' : undefined;
}
