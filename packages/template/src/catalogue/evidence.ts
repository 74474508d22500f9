import type { Evidence } from './tag.ts';

const documented = (page: string): Evidence => ({
  level: 'documented',
  source: `https://docs.thebase.in/template/${page}`,
});

export const documentedHead = documented('default/head');
export const documentedShop = documented('syntax/shop');
export const documentedAge = documented('apps/age_verification_app');
export const documentedCategory = documented('apps/item_category_app');
export const documentedOption = documented('apps/item_option_app');
export const documentedSubscription = documented('apps/subscription_app');

/** The guide's last public version before it moved. */
export const archived: Evidence = {
  level: 'archived',
  source: 'https://github.com/baseinc/template-docs (README.md, 2019)',
};

export const archivedCategory: Evidence = {
  level: 'archived',
  source: 'https://github.com/baseinc/template-docs (samples/item_category_app.md, 2019)',
};

/** The platform's own script and stylesheet, as served to a live shop. */
export const platformScript: Evidence = {
  level: 'platform',
  source: 'Script and stylesheet of the platform on a live shop, December 2021',
};

export const stock2025: Evidence = {
  level: 'observed',
  source: 'Copy of the stock theme, June 2025 (github.com/irutomo/HOLYREBEL)',
};

export const stock2026: Evidence = {
  level: 'observed',
  source: 'Copy of the stock theme, May 2026 (github.com/camel-jp/BaseHtmlEdit)',
};

export const stockBoth: Evidence = {
  level: 'observed',
  source: 'Copies of the stock theme, 2025 and 2026 (github.com/irutomo/HOLYREBEL, github.com/camel-jp/BaseHtmlEdit)',
};

export const observedThemes: Evidence = {
  level: 'observed',
  source: 'Public themes and notes of theme authors, 2025 (github.com/irutomo/holy-label-js-divede)',
};

export const observedContents: Evidence = {
  level: 'observed',
  source: 'Stock theme of 2025 and required tags listed by several theme authors, 2025 and 2026',
};

export const previewStub: Evidence = {
  level: 'observed',
  source: 'Local preview script of a theme author, 2026 (github.com/camel-jp/BaseHtmlEdit)',
};

/** Evidence for what follows from the archived guide without being written there. */
export function inferredFrom(reason: string): Evidence {
  return { level: 'inferred', source: archived.source, reason };
}
