import { check, tagNamed } from '@shop-docs/template';
import type { Docs } from '../content/docs.ts';

/** How the HTML editing app and this site word that a tag is missing. */
const missing = /(?:必須変数の|required variable )\{?(\w+)\}?(?:が見つかりません| was not found)/;
/** How the app refuses an element that would end its own field. */
const textarea = /<textarea>(?:は使用できません| cannot be used)/;
const emptyTheme = '<!doctype html><html><head></head><body></body></html>';

/** What a message of the HTML editing app means, and what to do; undefined for a text that is none of them. */
export function tellEditorMessage(written: string, docs: Docs): string | undefined {
  if (textarea.test(written))
    return [
      'The HTML editing app refuses a theme with a textarea element: its own field would end there.',
      `Rule: ${docs.link('/template/guideline/check_list')}#rule-textarea-element`,
    ].join('\n');
  const [, name] = missing.exec(written) ?? [];
  if (name === undefined) return undefined;
  const tag = tagNamed(`{${name}}`);
  // Where a required tag belongs is what the checker says of a theme without any.
  const finding = check(emptyTheme).find(
    ({ rule, message }) => rule === 'required-tag' && message.includes(`{${name}}`),
  );
  const rule = `Rule: ${docs.link('/template/guideline/check_list')}#rule-required-tag, all required tags: ${docs.link('/template/default/must')}#list`;
  if (!tag || !finding) {
    return [`The HTML editing app looks for {${name}}, which is no required tag that is known.`, rule].join('\n');
  }
  return [
    `The HTML editing app refuses a theme without its required tags, and {${name}} is missing.`,
    `What to do: put {${name}} into the theme where visitors see it. The checker says: ${finding.message}`,
    rule,
    `The tag: ${docs.link(finding.help)}`,
  ].join('\n');
}
