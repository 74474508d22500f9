import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';

/** Stock writes title, description and breadcrumbs; search engines also want to know which kind of article this is. */
export default function DocItemMetadata(): ReactNode {
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const article = {
    '@context': 'https://schema.org',
    '@type': metadata.id.startsWith('api/') ? 'APIReference' : 'TechArticle',
    headline: metadata.title,
    url: new URL(metadata.permalink, siteConfig.url).href,
    ...(metadata.lastUpdatedAt ? { dateModified: new Date(metadata.lastUpdatedAt).toISOString().slice(0, 10) } : {}),
  };
  return (
    <>
      <Metadata />
      <Head>
        <meta property="og:type" content="article" />
        <script type="application/ld+json">{JSON.stringify(article)}</script>
      </Head>
    </>
  );
}
