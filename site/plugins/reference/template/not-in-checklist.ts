import { appIds, tags } from '@shop-docs/template';
import type { RootContent } from 'mdast';
import { markInSentence } from '../evidence.ts';
import { about } from '../jsx.ts';
import { phrases } from '../text.ts';

/**
 * `<NotInChecklist />`: that the checklist of 2019 has nothing on the app of a page, and whether today's may have.
 * @throws {Error} On a page that is not one of an app.
 */
export function notInChecklist(here: string): RootContent[] {
  const app = appIds.find((each) => here === `template/apps/${each}_app`);
  if (!app) throw new Error(`Unexpected <NotInChecklist> on ${here}, expected the page of an app`);
  const expected = tags.some((tag) => tag.app === app)
    ? 'The app has tags of its own, so [expect an entry](/template/guideline/check_list#by-hand).'
    : '';
  // The same on all these pages: no answer to a search.
  return [
    about({
      type: 'paragraph',
      children: [
        ...phrases('The checklist of 2019 has no entry for this app.'),
        ...markInSentence({ level: 'archived' }, here),
        { type: 'text', value: ' ' },
        ...phrases(`We have not seen today’s. ${expected}`),
      ],
    }),
  ];
}
