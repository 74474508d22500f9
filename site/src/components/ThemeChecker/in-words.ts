import { translate } from '@docusaurus/Translate';
import { type Finding, findTag, parse, tagFacts, walk } from '@shop-docs/template';
import { countInWords } from '../Runner/count-in-words.ts';
import { groupFindings } from '../Runner/group-findings.ts';

/** `2 errors`, `4 problems at 27 places`: what is said of several places is one problem. */
export function problemsInWords(source: string, findings: readonly Finding[]): string {
  const problems = groupFindings(source, findings).map(({ findings: [first] }) => first);
  const places = new Set(findings.map(({ span }) => span.start)).size;
  const levels = new Set(problems.map(({ severity }) => severity)).size;
  const what =
    levels > 1 ? translate({ message: '{count} problems' }, { count: problems.length }) : countInWords(problems);
  return places > problems.length
    ? translate({ message: '{problems} at {count} places' }, { problems: what, count: places })
    : what;
}

/** `9 of 11 present`: which of the required tags the source has, wherever they are. */
export function requiredInWords(source: string): string {
  const present = new Set<string>();
  walk(parse(source).children, {
    enter(node) {
      const tag = node.type === 'variable' ? findTag(node.name)?.tag : undefined;
      if (tag?.required) present.add(tag.name);
    },
  });
  return translate(
    { message: '{count} of {all} present' },
    { count: present.size, all: tagFacts.filter(({ required }) => required).length },
  );
}
