import type { ReactNode } from 'react';

const japanese = /([\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]+)/;

/** A sentence that quotes the platform: what is Japanese in it is marked, so that it is spoken and set as such. */
export default function MarkJapanese({ text }: { text: string }): ReactNode {
  return text.split(japanese).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <span key={index} lang="ja">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
