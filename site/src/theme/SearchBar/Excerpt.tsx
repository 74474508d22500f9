import { Fragment, type ReactNode } from 'react';
import { toText } from '../../search/to-text.ts';

interface Props {
  /** Part of a hit as HTML, with the matches in `mark` elements. */
  readonly html: string;
  /** Class of the marks. Default: none. */
  readonly className?: string;
}

/** Where a name may break on a narrow phone: `delivery_companies[].delivery_company_id` after a sign, `ItemTitle` before a capital. */
const joints = /(?<=[._=\]])(?=\w)|(?<=[a-z])(?=[A-Z])/;

/** Part of a hit with its matches marked. Only the marks are taken from the HTML: it comes from outside. */
export default function Excerpt({ html, className }: Props): ReactNode {
  return html.split(/<mark[^>]*>(.*?)<\/mark>/s).map((piece, index) => {
    const text = breakable(plain(piece));
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the pieces of one text stay in their order
    return index % 2 === 0 ? (
      <Fragment key={index}>{text}</Fragment>
    ) : (
      <mark key={index} className={className}>
        {text}
      </mark>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  });
}

/** The parser drops spaces at the ends of a document; between two pieces they count. */
function plain(piece: string): string {
  const [, before = '', middle = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(piece) ?? [];
  return before + (/[<&]/.test(middle) ? toText(middle) : middle) + after;
}

function breakable(text: string): ReactNode {
  const parts = text.split(joints);
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay in their order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
      {/[._=\]]$/.test(text) && <wbr />}
    </>
  );
}
