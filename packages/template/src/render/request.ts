import type { AppId } from '../catalogue/app-id.ts';
import type { PageName } from '../catalogue/page-name.ts';
import type { Shop } from '../shop/shop.ts';

export type Language = 'ja' | 'en';

/** Which page of the shop is wanted. */
export interface PageRequest {
  readonly page: PageName;
  /** Item of the item page; on lists, the item that comes first. Default and fallback: the first item. */
  readonly itemId?: number;
  /** Default on the category page: the first large category. On `load-items`: the list to continue. */
  readonly categoryId?: number;
  /** Search keyword; default on the search page: `tote`. */
  readonly query?: string;
  /** Number of the list page, from 1; default 1, on `load-items` 2. */
  readonly number?: number;
  /** Date of the blog article, as in its address: `2026/06/12/090000`. Default: the newest. */
  readonly article?: string;
}

/** What the shop owner and the visitor have set. Absent settings keep the sample shop's own. */
export interface Settings {
  /** Default true. */
  readonly published?: boolean;
  /** The visitor has just reported the item. Default false. */
  readonly reported?: boolean;
  /** Whether the logo is a picture or the shop's name. Default `image`. */
  readonly logo?: 'image' | 'text';
  /** CSS colors; '' stands for not set. */
  readonly backgroundColor?: string;
  readonly navColor?: string;
  readonly textColor?: string;
  readonly linkColor?: string;
  /** Code of the currency that the visitor has chosen; default `JPY`. */
  readonly currency?: string;
  /** How many items are in the visitor's cart; default 1. */
  readonly inCart?: number;
  /** Values of the theme's design options by full name: `{ 'color:Main': '#c00', 'if:Show Date': '' }`. */
  readonly options?: Readonly<Record<string, string>>;
}

/** What there is to render a theme for. */
export interface RenderInput {
  /** Default: the top page. */
  readonly page?: PageRequest | PageName;
  /** Default: Harbor Goods. */
  readonly shop?: Shop;
  /** Installed apps; default none. The app that makes the page counts as installed. */
  readonly apps?: readonly AppId[];
  readonly settings?: Settings;
  /** Language of the texts that the platform prints; default `ja`. */
  readonly language?: Language;
  /** Turns a root-relative path of the shop into the address to print; default: unchanged. */
  readonly link?: (path: string) => string;
  /** Stand-ins for what the platform's host serves. Default: its real address, and no jQuery. */
  readonly standIns?: { readonly baseUrl: string; readonly jquery: string };
}
