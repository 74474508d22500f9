import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ElementType, type HTMLAttributes, type ReactNode, useState } from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
  readonly as?: ElementType;
  /** What the element holds; of the browser's pages, only those that the application has brought are drawn from it. */
  readonly children: ReactNode;
}

/**
 * An element whose content stays as the page was built: hydration does no work for it, however long it is. Its links are
 * followed by the application all the same (`router/follow-links.ts`).
 */
export default function AsBuilt({ as: As = 'div', children, ...props }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [isBuilt] = useState(!isBrowser);
  if (!isBuilt || !ExecutionEnvironment.canUseDOM) return <As {...props}>{children}</As>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup of the built page stays as it is
  return <As {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
