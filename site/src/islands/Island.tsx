import { type HTMLAttributes, type ReactNode, useRef } from 'react';
import { IslandRoot } from './island-root.ts';
import { marks, writeSettings } from './marks.ts';

interface Props extends HTMLAttributes<HTMLElement> {
  /** What hydrates it: a name of `parts.ts`. */
  readonly name: string;
  readonly as?: 'div' | 'section';
  /** What its content is told and its markup does not show: plain data. */
  readonly settings?: object | undefined;
  readonly children: ReactNode;
}

/**
 * A part of a document that answers the reader. It is drawn into the page as it is built; in the browser its document is
 * HTML, of which the islands alone are hydrated (`islands/hydrate.tsx`).
 */
export default function Island({ name, as: As = 'div', settings, children, ...attributes }: Props): ReactNode {
  const root = useRef<HTMLElement & HTMLDivElement>(null);
  const own = { [marks.island]: name, ...(settings && { [marks.settings]: writeSettings(settings) }) };
  return (
    <As ref={root} {...attributes} {...own}>
      <IslandRoot.Provider value={root}>{children}</IslandRoot.Provider>
    </As>
  );
}
