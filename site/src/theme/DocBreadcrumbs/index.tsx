import Link from '@docusaurus/Link';
import { useDocsSidebar, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';

/** The two sections of the site by the name of their sidebar. */
const sections: Readonly<Record<string, { readonly label: string; readonly href: string }>> = {
  api: { label: 'API', href: '/api/' },
  template: { label: 'Templates', href: '/template/' },
};

type Crumbs = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>;

/** Replaces the stock breadcrumbs, which leave out the section: both sections have a group called Items. */
export default function DocBreadcrumbs(): ReactNode {
  const own = useSidebarBreadcrumbs();
  const section = sections[useDocsSidebar()?.name ?? ''];
  if (!own) return null;
  // The first page of a section is called Start here in its menu; its way is the section itself.
  const rest = own[0]?.href === section?.href ? own.slice(1) : own;
  const crumbs: Crumbs = section ? [{ type: 'link', ...section }, ...rest] : own;
  return (
    <>
      <StructuredData breadcrumbs={crumbs} />
      <nav
        className={ThemeClassNames.docs.docBreadcrumbs}
        aria-label={translate({ id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs' })}
      >
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {crumbs.map((crumb, index) => (
            <Crumb key={`${crumb.href} ${crumb.label}`} crumb={crumb} isLast={index === crumbs.length - 1} />
          ))}
        </ul>
      </nav>
    </>
  );
}

function Crumb({ crumb: { href, label }, isLast }: { crumb: Crumbs[number]; isLast: boolean }): ReactNode {
  return (
    <li className={`breadcrumbs__item${isLast ? ' breadcrumbs__item--active' : ''}`}>
      {href && !isLast ? (
        <Link className="breadcrumbs__link" to={href}>
          <span>{label}</span>
        </Link>
      ) : (
        <span className="breadcrumbs__link" aria-current={isLast ? 'page' : undefined}>
          {label}
        </span>
      )}
    </li>
  );
}
