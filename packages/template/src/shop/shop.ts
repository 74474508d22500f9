import type { SocialName } from './social-name.ts';

/** A moment in Japan, `2026-06-15 12:00`: sorts and compares as text. */
export type Moment = string;

/** Everything that a theme can print about a shop, apart from the owner's design settings. */
export interface Shop {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly introduction: string;
  /** Whether addresses in descriptions become links: the owner's telephone number is verified. */
  readonly verified: boolean;
  /** The time at which the shop is looked at; sales periods count from here. */
  readonly now: Moment;
  readonly social: Readonly<Partial<Record<SocialName, string>>>;
  readonly announcement: string;
  readonly items: readonly Item[];
  readonly categories: readonly Category[];
  /** Newest first. */
  readonly articles: readonly Article[];
}

export interface Item {
  readonly id: number;
  readonly title: string;
  /** Title in another language, for the search. */
  readonly alias?: string;
  /** Plain text with line breaks. */
  readonly detail: string;
  /** What a buyer pays while the discount runs, in yen with tax. */
  readonly price: number;
  /** Regular price of an item with a discount. */
  readonly properPrice?: number;
  readonly stock: number;
  readonly shape: Shape;
  readonly hue: number;
  /** 0 to 20. */
  readonly images: number;
  readonly categories: readonly number[];
  readonly period?: { readonly start?: Moment; readonly end?: Moment };
  /** Sold in a special way, with the date that goes with it. */
  readonly preOrder?: { readonly from: Moment; readonly to: Moment };
  readonly lottery?: { readonly from: Moment; readonly to: Moment };
  readonly takeout?: true;
  readonly membersOnly?: true;
  readonly freeShipping?: true;
  /** File name of digital content. */
  readonly file?: string;
  readonly label?: string;
  readonly variations?: readonly { readonly name: string; readonly stock: number }[];
  readonly options?: readonly ItemOption[];
  readonly subscription?: {
    readonly initial: number;
    readonly initialProper?: number;
    readonly repeat: number;
    readonly repeatProper?: number;
  };
  /** Shows the parts of the custom item description. */
  readonly custom?: true;
  readonly reviews?: readonly Review[];
}

export type ItemOption =
  | {
      readonly type: 'select';
      readonly name: string;
      readonly choices: readonly { readonly name: string; readonly price?: number }[];
    }
  | {
      readonly type: 'text';
      readonly name: string;
      readonly required: boolean;
      readonly maxLength: number;
      readonly caption: string;
    };

export interface Review {
  readonly rating: 'good' | 'fair' | 'poor';
  readonly date: string;
  readonly comment: string;
}

export interface Category {
  readonly id: number;
  /** null for a large category. */
  readonly parent: number | null;
  readonly name: string;
}

export interface Article {
  readonly date: Moment;
  readonly title: string;
  readonly text: string;
  readonly pinned?: true;
}

/** Drawings for the pictures of the sample shop. */
export type Shape = 'tote' | 'mug' | 'plate' | 'bottle' | 'book' | 'print' | 'candle' | 'shirt' | 'towel' | 'sweet';
