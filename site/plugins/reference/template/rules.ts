import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { checklistGroups, manualChecks, type Rule, rules } from '@shop-docs/template';
import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { highlight } from '../../code/highlight.ts';
import { levelMark } from '../evidence.ts';
import { component, heading } from '../jsx.ts';
import { phrases } from '../text.ts';

const require = createRequire(import.meta.url);

/** A heading of the rule's title with its name, and a paragraph that begins with severity and summary. */
async function explained(rule: Rule): Promise<RootContent[]> {
  const page = fromMarkdown(readFileSync(require.resolve(`@shop-docs/template/rules/${rule.name}/doc.md`), 'utf8'));
  const [words, first, ...others] = page.children;
  const title: RootContent = {
    type: 'heading',
    depth: 4,
    children: [text(`${textOf(words)} (`), { type: 'inlineCode', value: rule.name }, text(')')],
    data: { hProperties: { id: `rule-${rule.name}` } },
  };
  const severity = component('RuleHead', { severity: rule.severity }) as unknown as PhrasingContent; // an inline component
  const more = first?.type === 'paragraph' ? [text(' '), ...first.children] : [];
  const head: RootContent = {
    type: 'paragraph',
    children: [severity, text(' '), ...phrases(rule.summary), ...more],
  };
  const rest = first?.type === 'paragraph' ? others : page.children.slice(1);
  return [title, head, ...(await captioned(rest))];
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** The wrong and the right template are captioned as such. */
function captioned(content: readonly RootContent[]): Promise<RootContent[]> {
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
      const entries = await Promise.all(own.map(explained));
      return own.length > 0 ? [heading(3, title, `rules-${id}`), ...entries.flat()] : [];
    }),
  );
  return sections.flat();
}

/** `<ManualChecklist />`: what only a person can check. */
export function manualChecklist(): RootContent[] {
  const groups = manualChecks.map(({ title, level, checks }) => ({
    title,
    mark: levelMark('template', level),
    checks,
  }));
  return [component('ManualChecklist', { groups })];
}
