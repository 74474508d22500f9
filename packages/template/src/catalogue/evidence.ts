import { cite, type SourceId } from './sources.ts';
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

/** What rests on named sources, and their level. */
function known(level: Evidence['level'], ...ids: readonly SourceId[]): Evidence {
  return { level, source: ids.map(cite).join('; ') };
}

/** The guide's last public version before it moved. */
export const archived = known('archived', 'guide-2019');

/** The platform's own script and stylesheet, as served to a live shop. */
export const platformScript = known('platform', 'live-shop-2021');

/** Pages of a live shop: they show what tags print. */
export const livePages = known('observed', 'live-pages-2021');

/** What a studio's mock-ups show of the output. */
export const mockUps = known('observed', 'studio-2025');

export const stock2025 = known('observed', 'stock-2025');
export const stock2026 = known('observed', 'stock-2026');
export const stockBoth = known('observed', 'stock-2025', 'stock-2026');
export const stockAndSample = known('observed', 'stock-2025', 'stock-2026', 'sample-2015');
/** For conclusions from both: their level is that of a conclusion. */
export const archivedAndStock = known('observed', 'guide-2019', 'stock-2025', 'stock-2026');
export const sample2015 = known('platform', 'sample-2015');
export const observedThemes = known('observed', 'theme-notes-2025');
export const liveTheme = known('observed', 'live-theme-2026');
/** Two themes that know nothing of each other. */
export const stockAndLive = known('observed', 'stock-2026', 'live-theme-2026');
export const themesWithSizes = known('observed', 'theme-notes-2025', 'live-theme-2026');
export const observedContents = known('observed', 'stock-2025', 'theme-notes-2025', 'theme-readme-2026');
export const previewStub = known('observed', 'stock-2026');
export const cheatSheet = known('observed', 'cheat-sheet');
/** What scripts of others find on the pages of live shops. */
export const shopScripts = known('observed', 'shop-scripts');
export const stockAndNotes = known('observed', 'stock-2025', 'theme-notes-2025');
export const liveAndMockUps = known('observed', 'live-pages-2021', 'studio-2025');

/** Evidence for what follows from a source, by default the guide of 2019, without being written there. */
export function inferredFrom(reason: string, { source }: Evidence = archived): Evidence {
  return { level: 'inferred', source, reason };
}

/** Blocks for a kind of item that no source describes. */
export const kindByAnalogy = inferredFrom(
  'The stock theme writes the badge of such items in it, and blocks of the same form work this way.',
  stockBoth,
);

/** Blocks for an app that no source describes. */
export const installedByAnalogy = inferredFrom(
  'The stock theme writes the tags of the app in it, and blocks of the same form work this way.',
  stockBoth,
);
