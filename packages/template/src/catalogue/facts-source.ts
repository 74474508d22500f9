import { guidePages } from './guide-pages.ts';
import type { TagProse } from './tag.ts';

/** The fields of an entry that only pages and downloads need; everything else runs in the page too. */
export const proseKeys: Readonly<Record<keyof TagProse, true>> = {
  summary: true,
  stockPlace: true,
  prints: true,
  printsEvidence: true,
  escapingEvidence: true,
  deprecatedEvidence: true,
  placesEvidence: true,
  guardEvidence: true,
  unconfirmed: true,
  rules: true,
  rulesEvidence: true,
  limits: true,
  since: true,
  sinceAbout: true,
  sinceEvidence: true,
  japanese: true,
  notes: true,
  notesEvidence: true,
  sample: true,
  evidence: true,
};

/** Source of `generated/facts-by-page.ts`: the catalogue without its prose. */
export function factsSource(): string {
  const pages = guidePages.map(({ page, tags }) => {
    const facts = tags.map((tag) =>
      JSON.stringify(Object.fromEntries(Object.entries(tag).filter(([key]) => !Object.hasOwn(proseKeys, key)))),
    );
    return `{ page: '${page}', tags: [\n${facts.join(',\n')},\n] }`;
  });
  return `// Made by "npm run generate" from the files of the catalogue.\nexport const factsByPage = [\n${pages.join(',\n')},\n] as const;\n`;
}
