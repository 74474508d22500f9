import { translate } from '@docusaurus/Translate';
import { applyFixes, type Finding, type Span } from '@shop-docs/template';
import { copyText } from '@site/src/clipboard/copy-text.ts';
import { frameDocument, hasScript, isDocument } from '@site/src/components/TemplateExample/frame-document.ts';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { DeviceWidth } from './device.ts';
import Editor from './Editor.tsx';
import { findingsOf } from './findings-of.ts';
import { followLink } from './follow-link.ts';
import Head from './Head.tsx';
import Problems from './Problems.tsx';
import Result from './Result.tsx';
import { replaceText } from './replace-text.ts';
import type { RunState } from './run-state.ts';
import Switches from './Switches.tsx';
import { selectSpan } from './select-span.ts';
import { type RunSettings, readSettings } from './settings.ts';
import type { SettingsAction } from './settings-action.ts';
import styles from './styles.module.css';
import { useRun } from './use-run.ts';
import { forgetShared, useSharedState } from './use-shared-state.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';
import ViewSwitch from './ViewSwitch.tsx';

interface Props {
  source: string;
  /** Switches at the start; read with care, for they come from fences and links. */
  settings: object;
  title: string;
  /** State from the address, packed; it takes the place of source and settings. */
  packed?: string | undefined;
  /** The source is a whole theme: checked as one, and links in the result lead from page to page. */
  whole?: boolean;
  /** More buttons for the head. */
  actions?: (source: string) => ReactNode;
  /** Number of this runner on its page. */
  place: () => number;
  onClose: () => void;
}

/** A template that runs while it is written: editor, problems, result, and switches of the sample shop. */
export default function Runner({ title, packed, whole = false, actions, place, onClose, ...start }: Props): ReactNode {
  const [initial] = useState<RunState>(() => ({ source: start.source, settings: readSettings({ ...start.settings }) }));
  const { state, dispatch, isTorn, share } = useSharedState(initial, packed, place);
  const { source, settings } = state;
  const { checked, findings, html, options, marks } = useRun(source, settings, whole);
  const root = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [status, setStatus] = useState('');
  const [device, setDevice] = useState<DeviceWidth>();
  // A piece of a page looks the same in every window.
  const hasWidths = isDocument(html);
  const problemsId = useId();
  const document = useMemo(() => frameDocument(html, settings.language), [html, settings.language]);
  // A whole theme is work: a browser asks before it lets go of one that has changed.
  useUnsavedWarning(whole && source !== initial.source);

  useEffect(() => {
    // With the focus in a text comes the keyboard of a phone, over half of that text: there, it waits for a touch.
    const start = matchMedia('(pointer: coarse)').matches ? root.current : field.current;
    start?.focus({ preventScroll: true });
    field.current?.setSelectionRange(0, 0);
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const change = (action: SettingsAction) => dispatch({ type: 'switched', change: action });
  const rewrite = (text: string) => field.current && replaceText(field.current, text);
  const jump = (span: Span) => field.current && selectSpan(field.current, span);
  const fix = (wanted: readonly Finding[]) => {
    const fresh = findingsOf(source, whole);
    const same = fresh.filter((one) =>
      wanted.some(({ rule, message }) => one.rule === rule && one.message === message),
    );
    rewrite(applyFixes(source, same).source);
  };
  const reset = () => {
    rewrite(initial.source);
    change({ type: 'reset', settings: initial.settings });
    setStatus(translate({ message: 'Back to the start' }));
  };
  const copyLink = async () => {
    const link = await share();
    setStatus(
      (await copyText(link, root.current))
        ? translate({ message: 'Link copied' })
        : translate({ message: 'The address bar has the link' }),
    );
  };
  const close = () => {
    forgetShared();
    onClose();
  };
  const onResultClick = (event: MouseEvent) =>
    followLink(event, settings, (page) => change({ type: 'page-opened', page }));

  return (
    <section
      ref={root}
      className={styles.runner}
      data-whole={whole}
      aria-label={translate({ message: '{title}: editor' }, { title })}
      tabIndex={-1}
      data-search="skip"
    >
      <Head
        title={title}
        status={statusOf(isTorn, status, html)}
        isAboutCode={isTorn || status !== ''}
        actions={actions?.(source)}
        onReset={reset}
        onCopyLink={() => void copyLink()}
        onClose={close}
      />
      <ViewSwitch />
      <Switches
        settings={settings}
        options={options}
        onChange={change}
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
            onChange={(text) => dispatch({ type: 'typed', source: text })}
          />
          <Problems id={problemsId} source={checked} findings={findings} onJump={jump} onFix={fix} />
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

/** The most important of what is to be said: of the link, of the last action, of scripts in the result. */
function statusOf(isTorn: boolean, status: string, html: string): string {
  if (isTorn) return translate({ message: 'The link is damaged; this is the page’s own version.' });
  if (status || !hasScript(html)) return status;
  return translate({ message: 'Scripts do not run here; the local preview runs them.' });
}

/** The result keeps its scroll position while the address of the page stays the same. */
function pageKeyOf({ page, itemId, categoryId, query, number, article }: RunSettings): string {
  return `${page} ${itemId} ${categoryId} ${query} ${number} ${article}`;
}
