import { type ReactNode, useRef, useState } from 'react';
import { type DeviceWidth, onDevice } from './device.ts';
import styles from './result.module.css';
import { useRoom } from './use-room.ts';

interface Props {
  /** The whole document to show. */
  document: string;
  title: string;
  /** Called for clicks inside the result, which then leads nowhere by itself; without it the result is sealed off. */
  onClick?: (event: MouseEvent) => void;
  /** While it stays the same, the result keeps its scroll position. */
  page?: string;
  /** The window that the result believes to be in; without it, the room that it has. */
  device?: DeviceWidth | undefined;
}

/**
 * What the template makes, in a frame without scripts. A new result loads behind the old one and takes its place when
 * it is ready: no flicker, and no entry in the history of the browser.
 */
export default function Result({ document, title, onClick, page, device }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const room = useRoom(root);
  const [shown, setShown] = useState({ document, page });
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const isWaiting = document !== shown.document;

  const onLoad = () => {
    const next = frames.current.get(document);
    const inside = next?.contentDocument;
    if (onClick && inside) inside.addEventListener('click', onClick);
    if (!isWaiting) return;
    const before = frames.current.get(shown.document);
    if (onClick && page === shown.page) next?.contentWindow?.scrollTo(0, before?.contentWindow?.scrollY ?? 0);
    setShown({ document, page });
  };

  return (
    <div ref={root} className={styles.result} data-device={device}>
      {[shown.document, ...(isWaiting ? [document] : [])].map((each) => (
        <iframe
          key={each}
          ref={(frame) => {
            if (frame) frames.current.set(each, frame);
            else frames.current.delete(each);
          }}
          className={styles.frame}
          title={title}
          style={device && onDevice(device, room)}
          sandbox={onClick ? 'allow-same-origin' : ''}
          srcDoc={each}
          data-waiting={each !== shown.document}
          onLoad={each === document ? onLoad : undefined}
        />
      ))}
    </div>
  );
}
