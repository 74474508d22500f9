import type { ReactNode } from 'react';
import { toText } from '../../search/to-text.ts';

interface Props {
  /** Text of a hit as HTML, with the matches in `mark` elements. */
  readonly html: string;
}

/** The text with its matches marked. Only the marks are taken from the HTML: it comes from outside. */
export default function Marked({ html }: Props): ReactNode {
  const pieces = html.split(/<mark[^>]*>(.*?)<\/mark>/s);
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text stay in their order
      <mark key={index} className="search-result-match">
        {toText(piece)}
      </mark>
    ) : (
      keepSpaces(piece)
    ),
  );
}

/** The parser drops spaces at the ends of a document; between two pieces they count. */
function keepSpaces(piece: string): string {
  const [before = '', after = ''] = [/^\s+/.exec(piece)?.[0], /\S\s+$/.exec(piece)?.[0].slice(1)];
  return `${before}${toText(piece).trim()}${after}`;
}
