import type { FirstTier, SecondTier } from '@shop-docs/search';

/** One page of the documentation, as Markdown. */
export interface Page {
  /** Path below the site's root: `/api/items/add`, `/api/`, `/`. */
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
}

/** Files that the site offers beside its pages; '' where a site has none. */
export interface Files {
  readonly openapi: string;
  readonly starterTheme: string;
}

/** What the server knows of the built site. */
export interface Content {
  /** Name of the site. */
  readonly title: string;
  /** Where the site is published, with a slash at the end: `https://docs.example.com/`. */
  readonly address: string;
  readonly pages: readonly Page[];
  readonly files: Files;
  readonly index: { readonly first: FirstTier; readonly second: SecondTier };
}
