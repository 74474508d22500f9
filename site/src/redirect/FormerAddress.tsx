import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { Redirect, useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';

interface Props {
  /** Address that took over, from the site root. */
  readonly to: string;
}

/**
 * An address of the former site. Query and hash are kept, on a full load and on a way inside the site.
 * The inline script acts before the application arrives, and is the same on all such pages, because the policy names its
 * hash; readers without script get the link, and the refresh of the
 * plugin `former-addresses`.
 */
export default function FormerAddress({ to }: Props): ReactNode {
  const { search, hash } = useLocation();
  const arrivedInSite = useIsBrowser();
  const pathname = useBaseUrl(to);
  return (
    <>
      <Head>
        <title>{translate({ message: 'Moved to {to}' }, { to })}</title>
        <meta name="robots" content="noindex" />
        {!arrivedInSite && (
          <script data-to={pathname}>
            {'location.replace(document.currentScript.dataset.to+location.search+location.hash)'}
          </script>
        )}
      </Head>
      <main className="container margin-vert--lg">
        <h1>{translate({ message: 'This page has moved' })}</h1>
        <p>
          <Translate values={{ to: <Link to={to}>{to}</Link> }}>{'It is now at {to}.'}</Translate>
        </p>
      </main>
      {arrivedInSite && <Redirect to={{ pathname, search, hash }} />}
    </>
  );
}
