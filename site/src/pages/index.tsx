import Link from '@docusaurus/Link';
import OpenSearch from '@site/src/components/OpenSearch/index.tsx';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { platform } from '../../config/platform.ts';
import Shop from './_shop.mdx';
import styles from './index.module.css';

interface Audience {
  who: string;
  goal: string;
  start: { to: string; label: string };
  next: readonly { to: string; label: string }[];
}

const audiences: readonly Audience[] = [
  {
    who: 'Developers',
    goal: 'Change items and stock, and read and ship orders, from your own program.',
    start: { to: '/api/', label: 'Start with the API' },
    next: [
      { to: '/api/oauth/authorize', label: 'Authorize a shop' },
      { to: '/api/#errors', label: 'All error codes' },
      { to: '/api/orders/#sync', label: 'Keep orders in sync' },
    ],
  },
  {
    who: 'Theme designers',
    goal: 'Write a theme in the template language, and see it work before you paste it into a shop.',
    start: { to: '/template/', label: 'Start with templates' },
    next: [
      { to: '/template/default/must', label: 'The required tags' },
      { to: '/template/#all-tags', label: 'All tags from A to Z' },
      { to: '/template/guideline/editor', label: 'Run a theme in the editor' },
      { to: '/template/guideline/check_list', label: 'Check a theme' },
    ],
  },
  {
    who: 'Shop owners',
    goal: 'Find out what your theme can show, and what each app adds to it.',
    start: { to: '/template/faq/', label: 'Answers for shop owners' },
    next: [
      { to: '/template/faq/#all-apps', label: 'What each app adds and needs' },
      { to: '/template/faq/#undo', label: 'Go back to an old theme' },
      { to: '/template/faq/#without-code', label: 'What you can change without code' },
      { to: '/template/faq/#programmer', label: 'What a programmer can do with your shop' },
    ],
  },
];

function AudienceCard({ who, goal, start, next }: Audience): ReactNode {
  return (
    <section className={styles.card}>
      <h2>{who}</h2>
      <p>{goal}</p>
      <ul>
        {[start, ...next].map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout title="API and template documentation for BASE shops" description={platform.site.description}>
      <main className={styles.home}>
        <header className={styles.hero}>
          <h1>
            Build for {platform.name}.
            <br /> Try it all here.
          </h1>
          <p>The API and templates of the Japanese shop platform, in English. You need no account.</p>
          <div className={styles.start}>
            <Link className="button button--primary" to="/api/#quick-start">
              Make your first call
            </Link>
            <Link className="button" to="/template/#quick-start">
              Write your first tag
            </Link>
          </div>
          <OpenSearch />
        </header>
        <MDXContent>
          <Shop />
        </MDXContent>
        <div className={styles.audiences}>
          {audiences.map((audience) => (
            <AudienceCard key={audience.who} {...audience} />
          ))}
        </div>
      </main>
    </Layout>
  );
}
