import { Fragment, type ReactNode } from 'react';
import { wordsOf } from './words-of.ts';

/** The name of a tag or the path of a call, which breaks between its words alone where it is wider than its place. */
export default function BreakableName({ name }: { name: string }): ReactNode {
  return wordsOf(name).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name keep their places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
