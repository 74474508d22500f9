/** Accounts that a shop can set, as they are spelled in the names of tags. */
export const socialNames = ['Twitter', 'Facebook', 'Ameba', 'Instagram', 'Line', 'Youtube', 'Tiktok', 'Note'] as const;
export type SocialName = (typeof socialNames)[number];
