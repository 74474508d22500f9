import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { type ReactNode, type RefObject, useState } from 'react';
import type { Fault } from './fault-in.ts';
import styles from './styles.module.css';

interface Props {
  field: RefObject<HTMLTextAreaElement>;
  /** The tags of the template at the start, each with the address of its entry. */
  tags: readonly { readonly name: string; readonly to: string; readonly summary: string }[];
  /** The first template. */
  start: string;
  onChange: () => void;
}

/** The first thing that is wrong with a template. */
async function faultOf(source: string): Promise<Fault | null> {
  const { faultIn } = await import('./fault-in.ts');
  return faultIn(source);
}

/** The part of the theme that makes an item, to edit; it says what is wrong with it. */
export default function CardEditor({ field, start, tags, onChange }: Props): ReactNode {
  const [fault, setFault] = useState<Fault | null>(null);
  const [isChanged, setChanged] = useState(false);
  const change = (source: string) => {
    setChanged(source !== start);
    onChange();
    void faultOf(source).then(setFault);
  };
  const reset = () => {
    if (field.current) field.current.value = start;
    change(start);
  };
  const select = ({ start, end }: Fault['span']) => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(start, end);
  };
  return (
    <div className={styles.template}>
      <textarea
        ref={field}
        aria-label={translate({ message: 'Template of an item' })}
        defaultValue={start}
        onChange={(event) => change(event.target.value)}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
      />
      <p role="status" className={styles.fault}>
        {fault && (
          <>
            <button type="button" onClick={() => select(fault.span)}>
              {translate({ message: 'Line {line}' }, { line: fault.line })}
            </button>
            : {fault.message}
          </>
        )}
      </p>
      <div className={styles.line}>
        <p className={styles.hint}>
          {translate({ message: 'Change a word or a tag: the sample shop changes as you type.' })}{' '}
          <noscript>{translate({ message: 'This needs JavaScript.' })}</noscript>
        </p>
        <button type="button" className={`button button--sm ${styles.reset}`} disabled={!isChanged} onClick={reset}>
          {translate({ message: 'Reset' })}
        </button>
      </div>
      <dl className={styles.tags}>
        {tags.map(({ name, to, summary }) => (
          <div key={name}>
            <dt>
              <Link to={to}>
                <code>{name}</code>
              </Link>
            </dt>
            <dd>{summary}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.more}>
        <Link to="/template/syntax/item">{translate({ message: 'What these tags mean' })}</Link>
      </p>
    </div>
  );
}
