import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { isSamePath } from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AsBuilt from '@site/src/as-built/index.tsx';
import { useReached } from '@site/src/as-built/use-reached.ts';
import { useOwnVersion } from '@site/src/components/Places/use-own-version.ts';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import { type ReactNode, useRef, useState } from 'react';

/**
 * Replaces the stock group, whose list is React's to open: here it is a fold of the page, and whether it is open stands in
 * the page alone. A group that the reader comes to opens.
 */
export default function DocSidebarItemCategory({ item, activePath, level, index: _, ...props }: Props): ReactNode {
  const { items, label, collapsible, className, href } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrent = isSamePath(href, activePath);
  const details = useRef<HTMLDetailsElement>(null);
  const isBrowser = useIsBrowser();
  const [isOpenAtFirst] = useState(isActive || !collapsible || !item.collapsed);
  // A list that the page was built with, closed, marks no page until the reader comes to one of its own.
  const [isLive, setLive] = useState(isBrowser || isOpenAtFirst);

  useReached(isActive, () => {
    setLive(true);
    if (details.current) details.current.open = true;
  });

  const inVersion = useOwnVersion();
  // Links to parts of pages are the same text in every version; links to pages are the generator's.
  const own = items.map((each) =>
    each.type === 'link' && !each.docId ? { ...each, href: inVersion(each.href) } : each,
  );
  const list = <DocSidebarItems items={own} activePath={activePath} level={level + 1} />;
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        className,
      )}
    >
      {href && (
        <Link
          className={clsx('menu__link', collapsible && 'menu__link--sublist', isActive && 'menu__link--active')}
          aria-current={isCurrent ? 'page' : undefined}
          href={href}
          {...props}
        >
          {label}
        </Link>
      )}
      <details ref={details} open={isOpenAtFirst} data-fold="">
        <summary
          className={clsx(
            href ? 'menu__caret' : 'menu__link menu__link--sublist menu__link--sublist-caret',
            !href && isActive && 'menu__link--active',
          )}
          aria-label={href ? groupLabel(label) : undefined}
        >
          {!href && label}
        </summary>
        {isLive ? (
          <ul className="menu__list">{list}</ul>
        ) : (
          <AsBuilt as="ul" className="menu__list">
            {list}
          </AsBuilt>
        )}
      </details>
    </li>
  );
}

function groupLabel(label: string): string {
  return translate(
    {
      id: 'theme.DocSidebarItem.categoryLabel',
      message: 'Pages of {label}',
      description: 'Opens a group of the sidebar',
    },
    { label },
  );
}
