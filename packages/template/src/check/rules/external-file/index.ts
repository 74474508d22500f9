import type { Rule } from '../../rule.ts';

/** Hosts of the platform and of its stores of uploads, and public libraries. */
const allowed =
  /(?:^|\.)(?:thebase\.in|thebase\.com|base\.shop|(?:base-ec2|baseec-img-mng)\.akamaized\.net|basefile\.akamaized\.net|ajax\.googleapis\.com|fonts\.googleapis\.com|fonts\.gstatic\.com|cdn\.jsdelivr\.net|cdnjs\.cloudflare\.com|code\.jquery\.com|unpkg\.com|bootstrapcdn\.com|fontawesome\.com|use\.typekit\.net)$/;
const address = /^\s*(?:(https?):)?\/\/([a-z0-9.-]+\.[a-z]{2,})(?=[:/?#]|\s|$)/i;
/** Neither absolute nor from the root of the host, and not what a tag or a fragment stands for. */
const relative =
  /^\s*(?:\.{1,2}\/)?[\w%-][\w%./-]*\.(?:css|js|mjs|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|otf|eot|mp4|webm|mp3|json|html?)(?:[?#]|\s|$)/i;
/** From the root of the host, where the platform has files of its own, as the stock theme names them. */
const rootRelative =
  /^\s*\/(?!\/|img\/|js\/|css\/|search\/|item_label\/)[\w%-][\w%./-]*\.(?:css|js|mjs|png|jpe?g|gif|webp|avif|svg|ico|woff2?)(?:[?#]|\s|$)/i;
/** Services whose scripts and frames are made to be called from other sites; they cannot be uploaded. */
const services =
  /(?:^|\.)(?:googletagmanager\.com|google-analytics\.com|twitter\.com|x\.com|facebook\.net|instagram\.com|tiktok\.com|line-scdn\.net|youtube\.com)$/;

type Kind = 'script' | 'stylesheet' | 'image' | 'font' | 'frame' | 'file';

export const externalFile: Rule = {
  name: 'external-file',
  severity: 'warning',
  summary: 'Host theme files on BASE’s uploader.',
  level: 'archived',
  group: 'overall',
  create: (report, { elements, attribute, regions, masked, source }) => {
    const firstWord = (text: string, offset: number) => {
      const start = offset + text.search(/\S|$/);
      const end = start + (/\S+/.exec(text)?.[0].length ?? 0);
      return { span: { start, end }, written: source.slice(start, end) };
    };
    const look = (text: string, offset: number, kind: Kind) => {
      const [url = '', protocol, host = ''] = address.exec(text) ?? [];
      const span = { start: offset + url.search(/\S|$/), end: offset + url.length };
      const isService = (kind === 'script' || kind === 'frame') && services.test(host.toLowerCase());
      if (protocol?.toLowerCase() === 'http') {
        report({
          span,
          message: `Unexpected ${kind} over http:// from ${host}, expected https://: on secure pages, browsers ${kind === 'image' ? 'may not load' : 'block'} it`,
        });
      } else if (host && kind !== 'frame' && !isService && !allowed.test(host.toLowerCase())) {
        report({
          span,
          severity: 'note',
          message: `Unexpected ${kind} from ${host}, expected the uploader of BASE or a well-known public host; this host may not last`,
        });
      } else if (!host && relative.test(text) && source.charAt(offset + text.search(/\S/)) !== '{') {
        const { span: place, written } = firstWord(text, offset);
        report({
          span: place,
          message: `Unexpected relative URL of a file ${written}, expected the absolute URL that the uploader gives`,
        });
      } else if (!host && rootRelative.test(text)) {
        const { span: place, written } = firstWord(text, offset);
        report({
          span: place,
          severity: 'note',
          message: `Unexpected URL of a file from the root of the shop ${written}, expected the absolute URL that the uploader gives; a shop has no files of the theme there (inferred)`,
        });
      }
    };
    const lookInStyle = (css: string, offset: number) => {
      for (const { 0: whole, 1: url = '', index } of css.matchAll(/url\(\s*["']?([^)"']{1,2000})/gi)) {
        if (/^\s*data:/i.test(url)) continue;
        const imported = /@import\s*$/i.test(css.slice(Math.max(0, index - 20), index));
        look(url, offset + index + whole.length - url.length, imported ? 'stylesheet' : kindOfFile(url));
      }
      for (const { 0: whole, 1: url = '', index } of css.matchAll(/@import\s+["']([^"']{1,2000})/gi)) {
        look(url, offset + index + whole.length - url.length, 'stylesheet');
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
            else if (name === 'srcset' || name === 'data-srcset' || name === 'imagesrcset') {
              if (/data:/i.test(text)) continue; // its own commas stand among those of the list
              for (const { 0: part, index } of text.matchAll(/[^,]+/g)) look(part, value.start + index, 'image');
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
    if (/\bstylesheet\b/i.test(rel)) return 'stylesheet';
    if (/\b(?:preload|modulepreload|manifest)\b/i.test(rel)) return 'file';
    return /\bicon\b/i.test(rel) ? 'image' : undefined;
  }
  if (/^data-(?:src|original|lazy|lazy-src|background|bg)$/.test(attribute)) return 'image';
  if (element === 'video' && attribute === 'poster') return 'image';
  if (element === 'object' && attribute === 'data') return 'file';
  if (attribute !== 'src') return undefined;
  if (element === 'script') return 'script';
  if (element === 'iframe') return 'frame';
  if (element === 'img') return 'image';
  return /^(?:source|video|audio|embed)$/.test(element) ? 'file' : undefined;
}

/** What a style sheet loads from an address. */
function kindOfFile(url: string): Kind {
  return /\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)/i.test(url.trim()) ? 'font' : 'image';
}
