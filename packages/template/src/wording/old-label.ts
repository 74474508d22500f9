import type { Deprecation } from '../catalogue/tag.ts';

/** Only a tag that a source calls deprecated is called so; its date is known then. */
export const oldLabel = ({ since }: Deprecation): 'Deprecated' | 'Replaced' => (since ? 'Deprecated' : 'Replaced');
