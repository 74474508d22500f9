import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { createElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { names } from '../../hydration/contract.ts';
import { showWhenNear } from '../../hydration/frames.ts';
import { pageAddress } from '../navigation/page-address.ts';
import { contentOf, loadContent } from './contents.ts';
import { useSurroundings } from './use-surroundings.tsx';
import { wake } from './wake.ts';

/** The content of the page that arrived, if that is a document. */
const built = document.querySelector(`.${ThemeClassNames.docs.docMarkdown}`);
const builtAt = pageAddress(location.pathname);

/**
 * Replaces, in the browser, the stock content of a document: it is HTML, as the page was built. That of the page which
 * arrived stays as it is, that of another one has been fetched with its scripts. Islands alone are drawn by components.
 */
export default function Content(): ReactNode {
  const { permalink } = useDoc().metadata;
  const [html, setHtml] = useState(() => contentOf(permalink));
  const content = useRef<HTMLDivElement>(null);
  const surround = useSurroundings();

  useLayoutEffect(() => {
    const element = content.current;
    if (!element || element.firstChild) return;
    // It has been drawn anew where React could not take over the page.
    if (permalink === builtAt && built && !built.isConnected) element.append(...built.childNodes);
    // A redirect leads here before anything was fetched.
    else
      loadContent(permalink).then(
        () => setHtml(contentOf(permalink)),
        () => location.reload(),
      );
  }, [permalink]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each content
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.toggleAttribute(names.hasRail, Boolean(content.current?.querySelector('[data-rail]')));
    return () => root.removeAttribute(names.hasRail);
  }, [html]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each content; what surrounds it stays the same
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    for (const frame of element.querySelectorAll(`[${names.frame}]`)) showWhenNear(frame);
    return wake(element, ({ content: Part, props }, island) => surround(createElement(Part, props), island));
  }, [html]);

  return (
    <div
      ref={content}
      className={`${ThemeClassNames.docs.docMarkdown} markdown`}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has made it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
