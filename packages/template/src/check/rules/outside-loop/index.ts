import type { Span } from '../../../ast.ts';
import type { FoundTag } from '../../../catalogue/find-tag.ts';
import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { canBeOn, type Place } from '../../place.ts';
import { placeText } from '../../place-text.ts';
import type { Rule } from '../../rule.ts';

export const outsideLoop: Rule = {
  name: 'outside-loop',
  severity: 'error',
  summary: 'Tags about the item, category or form of a block mean nothing outside that block.',
  group: 'places',
  create: (report) => {
    const look = (written: string, span: Span, found: FoundTag | undefined, place: Place) => {
      const tag = found?.tag;
      if (!tag?.within || tag.within.some((name) => place.inside(name)) || place.pages === 0) return;
      if (tag.pages && canBeOn(place, tag.pages)) return;
      report({ span, message: `Unexpected ${written} here, expected it ${placeText(tag)}`, help: tagHref(tag) });
    };
    return {
      variable: ({ name, span }, found, place) => look(`{${name}}`, span, found, place),
      block: ({ name, open }, found, place) => look(`{block:${name}}`, open, found, place),
    };
  },
};
