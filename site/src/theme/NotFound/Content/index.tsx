import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import Content from '@theme-original/NotFound/Content';
import type { ReactNode } from 'react';

/**
 * Wraps the stock content. With docs at the site root stock renders it alone, inside the docs layout:
 * the document then keeps the bare site title, may be indexed, and counts among the docs in a search by version.
 */
export default function NotFoundContent(props: Props): ReactNode {
  return (
    <>
      <PageMetadata title={translate({ id: 'theme.NotFound.title', message: 'Page Not Found' })} />
      <Head>
        <meta name="robots" content="noindex" />
        <meta name="docusaurus_tag" content="default" />
        <meta name="docsearch:docusaurus_tag" content="default" />
      </Head>
      <Content {...props} />
    </>
  );
}
