import config from '@generated/docusaurus.config';
import { mendStorage } from '../storage/mend-storage.ts';

const { algolia } = config.themeConfig as { readonly algolia: { readonly indexName: string } }; // of this site's theme
const mend = () => mendStorage(algolia.indexName);

// Before the application is rendered; and whenever another page of the origin has stored something.
if (typeof window !== 'undefined') {
  mend();
  window.addEventListener('storage', mend);
}
