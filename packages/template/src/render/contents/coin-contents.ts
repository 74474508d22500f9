import { escapeHtml } from '../escape.ts';
import type { Page } from '../page.ts';

/** The page of the Shop Coin App: three coins that visitors can buy. */
export function coinContents({ say, shop }: Page): string {
  const coins = [100, 500, 1000].map((value) => `<li>${value} ${say('コイン', 'coins')}</li>`).join('');
  return `<div class="main"><h2>${escapeHtml(shop.name)} ${say('ショップコイン', 'shop coins')}</h2><ul>${coins}</ul></div>`;
}
