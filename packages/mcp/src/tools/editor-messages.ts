import { check, tagNamed } from '@shop-docs/template';
import type { Docs } from '../content/docs.ts';

/** How the HTML editing app and this site word that tags are missing, as a log or a person may shorten it. */
const missing = /必須変数.*見つか|required variable.* not found/s;
/** How the app refuses an element that would end its own field. */
const textarea = /<textarea>(?:は使用できません| cannot be used)/;
const emptyTheme = '<!doctype html><html><head></head><body></body></html>';

/** What a message of the HTML editing app means, and what to do; undefined for a text that is none of them. */
export function tellEditorMessage(written: string, docs: Docs): string | undefined {
  const rules = docs.link('/template/guideline/check_list');
  if (textarea.test(written))
    return [
      'The HTML editing app refuses a theme with a textarea element: its own field would end there.',
      `Rule: ${rules}#rule-textarea-element`,
    ].join('\n');
  if (!missing.test(written)) return undefined;
  const names = new Set(written.match(/\b[A-Za-z]\w*Tag\b/g));
  return [
    'The HTML editing app refuses a theme without its required tags.',
    ...[...names].map((name) => tellMissing(name, docs)),
    `Rule: ${rules}#rule-required-tag, all required tags: ${docs.link('/template/default/must')}#list`,
  ].join('\n');
}

/** Where a required tag belongs is what the checker says of a theme without any. */
function tellMissing(name: string, docs: Docs): string {
  const finding = check(emptyTheme).find(
    ({ rule, message }) => rule === 'required-tag' && message.includes(`{${name}}`),
  );
  if (!tagNamed(`{${name}}`) || !finding) return `{${name}} is no required tag that is known.`;
  return `What to do: put {${name}} into the theme. The checker says: ${finding.message} The tag: ${docs.link(finding.help)}`;
}
