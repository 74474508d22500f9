import type { SampleLanguage } from '@shop-docs/api/samples';
import { escapeText } from 'entities/escape';

type Language = SampleLanguage['language'] | 'json';

const words =
  'await|const|new|throw|if|else|unless|echo|require|from|import|as|with|try|except|raise|puts|print|true|false|null';
const quoted = `"(?:[^"\\\\]|\\\\.)*"`;
/** A shell takes a backslash inside single quotes as it is. */
const single = (language: Language) => (language === 'bash' ? `'[^']*'|\\\\'` : `'(?:[^'\\\\]|\\\\.)*'`);
const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** Strings and options of a command, comments, keywords, numbers and commands, each in its group. */
const tokens = (language: Language): RegExp =>
  new RegExp(
    `(${quoted}|${single(language)}|\`[^\`]*\`|(?<=\\s)--?[A-Za-z][\\w-]*)|((?:^|\\s)(?:#|//)[^\\n]*)|(?<!/)\\b(${words})\\b|\\b(\\d+(?:\\.\\d+)?)\\b|^(curl)(?= )`,
    'gms',
  );
const classes = ['ts', 'tm', 'tk', 'tc', 'tf'] as const;

/** Light highlighting in the classes of the site's code, small enough to travel. Returns HTML; all text is escaped. */
export function highlight(code: string, language: Language): string {
  let html = '';
  let end = 0;
  for (const match of code.matchAll(tokens(language))) {
    const kind = classes.find((_, index) => match[index + 1] !== undefined) ?? 'tc';
    const isKey = language === 'json' && kind === 'ts' && code[match.index + match[0].length] === ':';
    const name = isKey ? 'tf' : language === 'json' && kind === 'tk' ? 'tc' : kind;
    const lang = japanese.test(match[0]) ? ' lang="ja"' : '';
    html += `${escapeText(code.slice(end, match.index))}<span class="${name}"${lang}>${escapeText(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeText(code.slice(end));
}
