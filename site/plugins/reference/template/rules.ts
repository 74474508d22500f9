import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { checklistGroups, manualChecks, type Rule, rules } from '@shop-docs/template';
import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { highlight } from '../../code/highlight.ts';
import { component, heading } from '../jsx.ts';

const require = createRequire(import.meta.url);

/** The rule's own page without its title; the wrong and the right template are captioned as such. */
async function explained(rule: Rule): Promise<RootContent[]> {
  const page = fromMarkdown(readFileSync(require.resolve(`@shop-docs/template/rules/${rule.name}/doc.md`), 'utf8'));
  const content = page.children.filter((node) => node.type !== 'heading');
  return Promise.all(
    content.map(async (node) =>
      node.type === 'code'
        ? component('Code', {
            html: await highlight(node.value, 'template'),
            lang: 'template',
            title: node.meta === 'wrong' ? 'Wrong' : 'Right',
          })
        : node,
    ),
  );
}

/** `<RuleList />`: every rule of the checker with its explanation, grouped as reports are. */
export async function ruleList(): Promise<RootContent[]> {
  const sections = await Promise.all(
    checklistGroups.map(async ({ id, title }) => {
      const own = rules.filter((rule) => rule.group === id);
      const entries = await Promise.all(
        own.map(async (rule) => [
          heading(4, rule.name, `rule-${rule.name}`),
          component('RuleHead', { severity: rule.severity, summary: rule.summary }),
          ...(await explained(rule)),
        ]),
      );
      return own.length > 0 ? [heading(3, title, `rules-${id}`), ...entries.flat()] : [];
    }),
  );
  return sections.flat();
}

/** `<ManualChecklist />`: what only a person can check. */
export function manualChecklist(): RootContent[] {
  return [component('ManualChecklist', { groups: manualChecks })];
}
