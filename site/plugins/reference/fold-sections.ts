import type { RootContent } from 'mdast';
import { folded } from './jsx.ts';

const isHeading = (node: RootContent, depth: number): boolean => node.type === 'heading' && node.depth <= depth;

/**
 * `<Questions />`: below it, up to the next section, each heading is a question that folds its answer. The heading
 * stays a heading, with its anchor, in the contents and for the search.
 * @param nodes The page, whose other directives are expanded; it is changed.
 * @param directive Where the questions begin.
 * @throws {Error} Where no heading is below it.
 */
export function foldQuestions(nodes: RootContent[], directive: RootContent): void {
  const start = nodes.indexOf(directive) + 1;
  const length = nodes.slice(start).findIndex((node) => isHeading(node, 2));
  const section = nodes.splice(start, length < 0 ? nodes.length : length);
  const first = section.findIndex((node) => isHeading(node, 3));
  if (first < 0) throw new Error('Unexpected <Questions />, expected questions below it: headings of level 3');
  const answers: RootContent[] = section.slice(0, first);
  for (let at = first; at < section.length; ) {
    const [question, ...rest] = section.slice(at);
    const next = rest.findIndex((node) => isHeading(node, 3));
    const answer = next < 0 ? rest : rest.slice(0, next);
    // The summary takes the heading as it is: it is typed for texts, of which it mostly consists.
    answers.push(folded([question as never], answer, { className: 'answer' }));
    at += answer.length + 1;
  }
  nodes.splice(start, 0, ...answers);
}
