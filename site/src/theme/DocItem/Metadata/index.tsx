import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';
import { platform } from '../../../../config/platform.ts';

/** Stock writes title, description and breadcrumbs; search engines also want to know that this is a technical article. */
export default function DocItemMetadata(): ReactNode {
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: metadata.title,
    description: metadata.description,
    url: new URL(metadata.permalink, siteConfig.url).href,
    inLanguage: 'en',
    isAccessibleForFree: true,
    about: platform.name,
    publisher: { '@type': 'Organization', name: platform.site.title, url: siteConfig.url },
    ...(metadata.lastUpdatedAt ? { dateModified: new Date(metadata.lastUpdatedAt).toISOString() } : {}),
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
