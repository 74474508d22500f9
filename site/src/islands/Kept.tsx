import type { ReactNode } from 'react';
import { marks } from './marks.ts';

/** What an island shows and does not answer: its hydration leaves it as it was built. */
export default function Kept({ children }: { children: ReactNode }): ReactNode {
  return <div {...{ [marks.kept]: '' }}>{children}</div>;
}

/** The same in the browser: the markup of an island, as it was built. */
export function KeptMarkup({ html }: { html: string }): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup of the built page stays as it is
  return <div {...{ [marks.kept]: '' }} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What an island keeps, for as long as its content may draw it anew. */
export const keptIn = (island: Element): string => island.querySelector(`[${marks.kept}]`)?.innerHTML ?? '';
