import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** How this build searches; the site's configuration makes it from the environment. */
export interface SearchSettings {
  readonly mode: 'embedded' | 'hosted';
  /** Origins that answer instead of the hosted service's own. */
  readonly hosts: readonly string[];
}

/** The settings of this build. */
export function useSearchSettings(): SearchSettings {
  const { siteConfig } = useDocusaurusContext();
  // Docusaurus types custom fields as unknown; the configuration puts `searchConfig().settings` here.
  return siteConfig.customFields?.search as SearchSettings;
}
