import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Error';
import Content from '@theme-original/ErrorPageContent';
import type { ReactNode } from 'react';

/** Wraps the stock content, which leaves the title of the crashed page; stock names only crashes of the layout. */
export default function ErrorPageContent(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>{translate({ message: 'Page Error' })}</title>
      </Head>
      <Content {...props} />
    </>
  );
}
