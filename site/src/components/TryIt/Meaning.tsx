import meanings from '@shop-docs/api/meanings.json';
import type { ReactNode } from 'react';
import { meaningOf } from './meaning-of.ts';

/** What the Japanese text of an error says, in English; nothing where the text is of the sandbox. A file of its own: few readers need it. */
export default function Meaning({ body }: { readonly body: unknown }): ReactNode {
  const found = meaningOf(body, meanings);
  if (!found) return null;
  return (
    <p>
      <span lang="ja">{found.text}</span> {found.meaning}
    </p>
  );
}
