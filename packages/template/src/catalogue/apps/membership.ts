import type { TagFacts } from '../tag.ts';

/** Tags of the page apps/membership_app. */
export const membership = [
  { name: '{block:AppsMembership}', kind: 'condition', app: 'membership' },
  {
    name: '{MembershipPageURL}',
    kind: 'variable',
    guard: '{block:AppsMembership}',
    app: 'membership',
    escaping: 'url',
  },
  {
    name: '{MembershipMyPageURL}',
    kind: 'variable',
    guard: '{block:AppsMembership}',
    app: 'membership',
    escaping: 'url',
  },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
