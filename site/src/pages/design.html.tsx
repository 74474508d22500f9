import Head from '@docusaurus/Head';
import { Redirect } from '@docusaurus/router';
import type { ReactNode } from 'react';

/** An address of the former site; the meta element serves readers without script. */
export default function Former(): ReactNode {
  return (
    <>
      <Head>
        <meta httpEquiv="refresh" content="0; url=/template/" />
      </Head>
      <Redirect to="/template/" />
    </>
  );
}
