import { tagPatterns } from '@shop-docs/template';

/** A piece of source in one colour; the names are the classes of `src/css/code.css`. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly name: 'tk' | 'tf' | 'ts' | 'tc' | 'tm';
}

type State = 'text' | 'tag' | 'script' | 'style';

const templateTag = `${tagPatterns.block}|${tagPatterns.prefixed}|${tagPatterns.variable}`;
const isTemplateTag = new RegExp(`^(?:${templateTag})$`);
const quoted = '"[^"\\n\\\\]*(?:\\\\.[^"\\n\\\\]*)*"?|\'[^\'\\n\\\\]*(?:\\\\.[^\'\\n\\\\]*)*\'?';

/** What is coloured in each state; everything else is passed over. */
const patterns: Readonly<Record<State, string>> = {
  text: `${templateTag}|<!--[^]*?(?:-->|$)|<![^>]*>?|</?[A-Za-z][\\w:-]*|&#?\\w+;`,
  tag: `${templateTag}|/?>|"|'|[^\\s"'<>/={}]+`,
  script: `${templateTag}|</script|//.*|/\\*[^]*?(?:\\*/|$)|${quoted}|\`|\\b(?:const|let|var|function|return|if|else|for|of|in|while|new|async|await|import|export|true|false|null|undefined)\\b`,
  style: `${templateTag}|</style|/\\*[^]*?(?:\\*/|$)|${quoted}|@[\\w-]+|--?[\\w-]+(?=\\s*:)|[\\w-]+(?=\\s*:\\s)|#[0-9a-f]{3,8}\\b`,
};

/**
 * Cuts a template into coloured pieces: HTML, with tags of the template language wherever they stand. It paints and
 * does no more; what a tag means is up to the parser.
 */
export function* tokensOf(source: string): Generator<Token, void, undefined> {
  const search = Object.fromEntries(
    Object.entries(patterns).map(([state, pattern]) => [state, new RegExp(pattern, 'gi')]),
  ) as Record<State, RegExp>; // the keys are those of `patterns`
  let state: State = 'text';
  let content: State = 'text';
  let quote = '';
  let isName = false;
  let at = 0;
  for (;;) {
    const pattern: RegExp = search[state];
    pattern.lastIndex = at;
    const match: RegExpExecArray | null = pattern.exec(source);
    if (!match) return;
    const [piece] = match;
    const { index: start } = match;
    const end = start + piece.length;
    at = Math.max(end, at + 1);
    const isTemplate = isTemplateTag.test(piece);
    if (isTemplate) yield { start, end, name: templateName(piece) };
    else if (state === 'text') {
      if (piece.startsWith('<!')) yield { start, end, name: 'tm' };
      else if (piece.startsWith('&')) yield { start, end, name: 'tc' };
      else {
        yield { start, end, name: 'ts' };
        const element = piece.slice(1).toLowerCase();
        content = element === 'script' || element === 'style' ? element : 'text';
        state = 'tag';
        quote = '';
      }
    } else if (state === 'tag') {
      if (piece === quote) {
        yield { start, end, name: 'ts' };
        quote = '';
      } else if (quote) yield { start, end, name: 'ts' };
      else if (piece === '"' || piece === "'") {
        yield { start, end, name: 'ts' };
        quote = piece;
      } else if (piece.endsWith('>')) {
        yield { start, end, name: 'ts' };
        state = content;
      } else {
        isName = source.charAt(start - 1) !== '=';
        yield { start, end, name: isName ? 'tf' : 'ts' };
      }
    } else if (piece.startsWith('</')) {
      yield { start, end, name: 'ts' };
      content = 'text';
      state = 'tag';
    } else yield { start, end, name: codeName(piece, state) };
  }
}

function templateName(piece: string): Token['name'] {
  if (/^\{\/?block:/.test(piece)) return 'tk';
  return piece.includes(':') ? 'tc' : 'tf';
}

function codeName(piece: string, state: 'script' | 'style'): Token['name'] {
  if (/^\/[/*]/.test(piece)) return 'tm';
  if (/^["'`]/.test(piece)) return 'ts';
  if (state === 'script' || piece.startsWith('@')) return 'tk';
  return piece.startsWith('#') ? 'tc' : 'tf';
}
