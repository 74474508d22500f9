import { translate } from '@docusaurus/Translate';
import { applyFixes, type Finding, type PageRequest, type Span } from '@shop-docs/template';
import { copyText } from '@site/src/clipboard/copy-text.ts';
import { frameDocument, hasScript, isDocument } from '@site/src/components/TemplateExample/frame-document.ts';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { DeviceWidth } from './device.ts';
import Editor from './Editor.tsx';
import { followLink } from './follow-link.ts';
import Problems from './Problems.tsx';
import Result from './Result.tsx';
import { replaceText } from './replace-text.ts';
import Switches from './Switches.tsx';
import { selectSpan } from './select-span.ts';
import { type RunSettings, readSettings, withPage } from './settings.ts';
import styles from './styles.module.css';
import { type Check, useRun } from './use-run.ts';
import { forgetShared, type RunState, useSharedState } from './use-shared-state.ts';

export interface Props {
  source: string;
  /** Switches at the start; read with care, for they come from fences and links. */
  settings: object;
  title: string;
  /** What the reader left here when it was closed; Reset brings source and settings back. */
  kept?: RunState | undefined;
  /** State from the address, packed; it takes the place of source and settings. */
  packed?: string | undefined;
  check: Check;
  /** The checker has nothing to say of `source`. */
  isClean?: boolean;
  /** The source is a whole theme: links in the result lead from page to page. */
  whole?: boolean;
  /** More buttons for the head. */
  actions?: (source: string) => ReactNode;
  /** Number of this runner on its page. */
  place: () => number;
  /** @param state What the reader leaves. */
  onClose: (state: RunState) => void;
}

/** A template that runs while it is written: editor, problems, result, and switches of the sample shop. */
export default function Runner({
  title,
  kept,
  packed,
  check,
  isClean = false,
  whole = false,
  actions,
  place,
  onClose,
  ...start
}: Props): ReactNode {
  const [initial] = useState<RunState>(() => ({ source: start.source, settings: readSettings({ ...start.settings }) }));
  const { state, setState, isTorn, share } = useSharedState({ initial, kept, packed, place });
  const { source, settings } = state;
  const clean = isClean ? start.source : undefined;
  const { checked, html, options, marks } = useRun(source, settings, check, clean, whole);
  const root = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, say] = useState('');
  const [device, setDevice] = useState<DeviceWidth>();
  // A piece of a page looks the same in every window.
  const hasWidths = isDocument(html);
  const aboutScripts = hasScript(html)
    ? translate({ message: 'Scripts do not run here; the local preview runs them.' })
    : '';
  const [hasTools, setTools] = useState(false);
  const problemsId = useId();
  const viewsId = useId();
  const toolsId = useId();
  const document = useMemo(() => frameDocument(html, settings.language), [html, settings.language]);
  const setSettings = (next: RunSettings) => setState((before) => ({ ...before, settings: next }));

  useEffect(() => {
    // With the focus in a text comes the keyboard of a phone, over half of that text: there, it waits for a touch.
    const start = matchMedia('(pointer: coarse)').matches ? root.current : field.current;
    start?.focus({ preventScroll: true });
    field.current?.setSelectionRange(0, 0);
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  // A whole theme is work: a browser asks before it lets go of one that has changed.
  const isWork = whole && source !== initial.source;
  useEffect(() => {
    if (!isWork) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWork]);

  const rewrite = (text: string) => field.current && replaceText(field.current, text);
  const jump = (span: Span) => field.current && selectSpan(field.current, span);
  const fix = async (wanted: readonly Finding[]) => {
    const fresh = await check(source);
    const same = fresh.filter((one) =>
      wanted.some(({ rule, message }) => one.rule === rule && one.message === message),
    );
    rewrite(applyFixes(source, same).source);
  };
  const reset = () => {
    rewrite(initial.source);
    setSettings(initial.settings);
    say(translate({ message: 'Back to the start' }));
  };
  const copyLink = async () => {
    const link = await share();
    say(
      (await copyText(link, root.current))
        ? translate({ message: 'Link copied' })
        : translate({ message: 'The address bar has the link' }),
    );
  };
  const close = () => {
    forgetShared();
    onClose(state);
  };
  const onResultClick = (event: MouseEvent) =>
    followLink(event, settings, (request: PageRequest) =>
      setState((before) => ({ ...before, settings: withPage(before.settings, request) })),
    );

  return (
    <section
      ref={root}
      className={styles.runner}
      data-whole={whole}
      aria-label={translate({ message: '{title}: editor' }, { title })}
      tabIndex={-1}
      data-search="skip"
    >
      <header className={styles.head}>
        <strong>{title}</strong>
        <span role="status" className={styles.said} data-about={isTorn || said ? 'code' : 'result'}>
          {isTorn
            ? translate({ message: 'The link is damaged; this is the page’s own version.' })
            : said || aboutScripts}
        </span>
        <button
          type="button"
          className={`button button--sm ${styles.more}`}
          aria-expanded={hasTools}
          aria-controls={toolsId}
          onClick={() => setTools(!hasTools)}
        >
          {translate({ message: 'Actions' })}
        </button>
        <div className={styles.tools} id={toolsId} data-open={hasTools}>
          {actions?.(source)}
          <button type="button" className="button button--sm" onClick={reset}>
            {translate({ message: 'Reset' })}
          </button>
          <button type="button" className="button button--sm" onClick={() => void copyLink()}>
            {translate({ message: 'Copy link' })}
          </button>
        </div>
        <button type="button" className="button button--sm" onClick={close}>
          {translate({ message: 'Close' })}
        </button>
      </header>
      <div className={styles.views} role="radiogroup" aria-label={translate({ message: 'Show' })}>
        <input type="radio" name={viewsId} id={`${viewsId}-code`} data-view="code" defaultChecked />
        <label htmlFor={`${viewsId}-code`}>{translate({ message: 'Code' })}</label>
        <input type="radio" name={viewsId} id={`${viewsId}-result`} data-view="result" />
        <label htmlFor={`${viewsId}-result`}>{translate({ message: 'Result' })}</label>
      </div>
      <Switches
        settings={settings}
        options={options}
        onChange={setSettings}
        device={device}
        onDevice={hasWidths ? setDevice : undefined}
      />
      <div className={styles.work}>
        <div className={styles.write}>
          <Editor
            field={field}
            source={source}
            marks={marks}
            label={translate({ message: '{title}: template' }, { title })}
            describedBy={problemsId}
            onChange={(text) => setState((before) => ({ ...before, source: text }))}
          />
          <Problems id={problemsId} checked={checked} onJump={jump} onFix={(wanted) => void fix(wanted)} />
        </div>
        <Result
          document={document}
          title={translate({ message: '{title}: result' }, { title })}
          device={hasWidths ? device : undefined}
          {...(whole ? { onClick: onResultClick, page: pageKeyOf(settings) } : {})}
        />
      </div>
    </section>
  );
}

/** The result keeps its scroll position while the address of the page stays the same. */
function pageKeyOf({ page, itemId, categoryId, query, number, article }: RunSettings): string {
  return `${page} ${itemId} ${categoryId} ${query} ${number} ${article}`;
}
