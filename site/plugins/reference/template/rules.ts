import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { checklistGroups, manualChecks, type Rule, rules } from '@shop-docs/template';
import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { highlight } from '../../code/highlight.ts';
import { levelMark } from '../evidence.ts';
import { component, folded, heading } from '../jsx.ts';
import { phrases } from '../text.ts';

const require = createRequire(import.meta.url);

/**
 * A heading of the rule's title with its name, a paragraph of severity and summary, and the rest with the examples, which
 * links and hits that lead to the rule unfold.
 */
async function explained(rule: Rule): Promise<RootContent[]> {
  const page = fromMarkdown(readFileSync(require.resolve(`@shop-docs/template/rules/${rule.name}/doc.md`), 'utf8'));
  const [name, ...rest] = page.children;
  const title: RootContent = {
    type: 'heading',
    depth: 4,
    children: [text(`${textOf(name)} (`), { type: 'inlineCode', value: rule.name }, text(')')],
    data: { hProperties: { id: `rule-${rule.name}` } },
  };
  const severity = component('RuleHead', { severity: rule.severity }) as unknown as PhrasingContent; // an inline component
  const mark = rule.level && levelMark('template', rule.level);
  const known = mark ? [component('Evidence', { ...mark }) as unknown as PhrasingContent] : []; // inline, too
  const head: RootContent = { type: 'paragraph', children: [severity, text(' '), ...phrases(rule.summary), ...known] };
  const more = folded(captionOf(rest), await captioned(rest), {
    className: 'rule-more',
    'data-of': `rule-${rule.name}`,
  });
  return [title, head, more];
}

/** What is folded: examples, with what the summary does not say, where there is more. */
function captionOf(rest: readonly RootContent[]): string {
  const examples = rest.filter(({ type }) => type === 'code').length;
  if (examples === rest.length) return examples === 1 ? 'Example' : 'Examples';
  return examples === 1 ? 'Details and an example' : 'Details and examples';
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** The wrong and the right template are captioned as such; where one follows the other, they are a pair to compare. */
async function captioned(content: readonly RootContent[]): Promise<RootContent[]> {
  const shown: RootContent[] = [];
  for (const [at, node] of content.entries()) {
    const one = await withCaption(node);
    const before = node.type === 'code' && content[at - 1]?.type === 'code' ? shown.pop() : undefined;
    shown.push(before ? component('div', { className: 'pair', 'data-search': 'skip' }, [before, one]) : one);
  }
  return shown;
}

async function withCaption(node: RootContent): Promise<RootContent> {
  if (node.type !== 'code') return node;
  return component('Code', {
    html: await highlight(node.value, 'template'),
    lang: 'template',
    title: node.meta === 'wrong' ? 'Wrong' : 'Right',
  });
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
