import type { PageName } from '../../catalogue/page-name.ts';
import type { Page } from '../page.ts';
import { blogArticle, blogList } from './blog-contents.ts';
import { coinContents } from './coin-contents.ts';
import { communityContents } from './community-contents.ts';
import { contactContents } from './contact-contents.ts';
import { lawContents, privacyContents } from './legal-contents.ts';
import { membershipGuide, membershipMyPage } from './membership-contents.ts';

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
