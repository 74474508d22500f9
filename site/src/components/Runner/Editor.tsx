import { type KeyboardEvent, memo, type ReactNode, type RefObject, useMemo } from 'react';
import styles from './editor.module.css';
import { type Mark, paintLines } from './paint-lines.ts';
import { breakLine } from './replace-text.ts';

interface Props {
  source: string;
  /** What to underline. */
  marks: readonly Mark[];
  label: string;
  /** Ids of the elements that say more about the source. */
  describedBy?: string;
  onChange: (source: string) => void;
  field: RefObject<HTMLTextAreaElement>;
}

/**
 * A text field with colours: a native field, see-through, over painted lines. Keyboard, selection, history, spelling
 * and screen readers are the browser's own, and Tab leaves it.
 */
export default function Editor({ source, marks, label, describedBy, onChange, field }: Props): ReactNode {
  const lines = useMemo(() => paintLines(source, marks), [source, marks]);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const plain =
      !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey && !event.nativeEvent.isComposing;
    if (event.key === 'Enter' && plain && breakLine(event.currentTarget)) event.preventDefault();
  };
  return (
    <div className={styles.editor} data-scroller>
      <div className={styles.sheet}>
        <div className={styles.lines} aria-hidden="true">
          {lines.map((html, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its number
            <Line key={index} html={html} />
          ))}
        </div>
        <textarea
          ref={field}
          className={styles.field}
          aria-label={label}
          aria-describedby={describedBy}
          value={source}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
        />
      </div>
    </div>
  );
}

const Line = memo(function Line({ html }: { html: string }): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: paintLines escapes the source
  return <div className={styles.line} dangerouslySetInnerHTML={{ __html: html || '\u200b' }} />;
});
