import type { PageName } from '../../catalogue/pageName.ts';
import type { Page } from '../page.ts';
import { blogArticle, blogList } from './blogContents.ts';
import { coinContents } from './coinContents.ts';
import { communityContents } from './communityContents.ts';
import { contactContents } from './contactContents.ts';
import { lawContents, privacyContents } from './legalContents.ts';
import { membershipGuide, membershipMyPage } from './membershipContents.ts';

const contents: Partial<Record<PageName, (page: Page) => string>> = {
  contact: contactContents,
  privacy: privacyContents,
  law: lawContents,
  blog: blogList,
  'blog-article': blogArticle,
  coin: coinContents,
  community: communityContents,
  membership: membershipGuide,
  'membership-my-page': membershipMyPage,
};

/**
 * What the platform draws into the current page.
 * @param names Pages that the tag serves.
 * @returns '' on the pages that the theme draws itself, and on those that the tag does not serve.
 */
export function pageContents(page: Page, ...names: readonly PageName[]): string {
  return names.includes(page.name) ? (contents[page.name]?.(page) ?? '') : '';
}
