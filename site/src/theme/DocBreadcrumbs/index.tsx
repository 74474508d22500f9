import Link from '@docusaurus/Link';
import { useDocsSidebar, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useOwnVersion } from '@site/src/components/Places/use-own-version.ts';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';
import PageTools from './PageTools.tsx';

type Crumbs = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>;

/**
 * Replaces the stock breadcrumbs, which leave out the section: both sections have a group called Items. What a reader does
 * with the page stands at the end of their line.
 */
export default function DocBreadcrumbs(): ReactNode {
  const own = useSidebarBreadcrumbs();
  const section = useSection(useDocsSidebar()?.name);
  if (!own) return null;
  // The first page of a section is called Start here in its menu; its way is the section itself.
  const rest = own[0]?.href === section?.href ? own.slice(1) : own;
  const crumbs: Crumbs = section ? [{ type: 'link', ...section }, ...rest] : own;
  return (
    <>
      <StructuredData breadcrumbs={crumbs} />
      <div className="page-line">
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
        <PageTools />
      </div>
    </>
  );
}

/** The section of the site that a sidebar belongs to, in the language and the version of the page. */
function useSection(sidebar: string | undefined): { readonly label: string; readonly href: string } | undefined {
  const inVersion = useOwnVersion();
  const { withBaseUrl } = useBaseUrlUtils();
  const labels: Readonly<Record<string, string>> = {
    api: translate({ message: 'API' }),
    template: translate({ message: 'Templates' }),
  };
  const label = labels[sidebar ?? ''];
  return label === undefined ? undefined : { label, href: withBaseUrl(inVersion(`/${sidebar}/`)) };
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
