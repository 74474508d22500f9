import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function Home(): ReactNode {
  return (
    <Layout>
      <main>
        <h1>Shop Docs</h1>
        <Link to="/api/">API</Link> <Link to="/template/">Templates</Link>
      </main>
    </Layout>
  );
}
