import { Fragment, type ReactNode } from 'react';

/** The path of a call, which goes on in the next line after a slash and nowhere else, as long as its names fit. */
export default function CallPath({ path }: { path: string }): ReactNode {
  return path.split(/(?<=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one path stay in their order
    <Fragment key={index}>
      {part}
      {part.endsWith('/') && <wbr />}
    </Fragment>
  ));
}
