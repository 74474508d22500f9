import type { Block, Span, Variable } from '../ast.ts';
import type { FoundTag } from '../catalogue/find-tag.ts';
import type { EvidenceLevel } from '../catalogue/tag.ts';
import type { ChecklistGroup } from './checklist.ts';
import type { Place } from './place.ts';
import type { Theme } from './theme.ts';

/** `error`: the platform refuses it or it cannot work; `warning`: most likely wrong; `note`: worth a look. */
export const severities = ['error', 'warning', 'note'] as const;
export type Severity = (typeof severities)[number];

/** What a rule is set to; `on`: it runs in every profile, with its own severities. */
export type Level = Severity | 'on' | 'off';
/** Settings of rules by name. */
export type Levels = Readonly<Record<string, Level | undefined>>;

/** What a theme is made for: one's own shop, or sale on the platform's Design Market. */
export const profiles = ['shop', 'market'] as const;
export type Profile = (typeof profiles)[number];

/** Text that takes the place of a span. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/**
 * What findings are about. It decides which of them only follow from another one, so that a report names one cause once.
 * - `spelling`: how a tag is written. What such a finding expects, or underlines, is there already for all other rules.
 * - `pair`: a tag of a block whose other tag is missing; follows where that one is there, but misspelled.
 * - `place`: where a tag stands; follows where a block that decides about places has lost one of its tags.
 * - `tag`: anything else that is wrong with one tag. Of what is about its place or about the tag, the first is enough.
 */
export type About = 'spelling' | 'pair' | 'place' | 'tag';

/** Something that a rule found in a theme. */
export interface Finding {
  /** Name of the rule. */
  readonly rule: string;
  readonly severity: Severity;
  /** What was found, what was expected, and how to get there. */
  readonly message: string;
  readonly span: Span;
  /** The tag that the author has most likely meant, or that is missing around it: `{block:Items}`. */
  readonly expected?: string;
  /** Edits that are right in every case; they do not overlap. */
  readonly fix?: readonly Edit[];
  /** Address of the heading that explains it. */
  readonly help: string;
}

/** What tells a finding from what only follows from another one; no report shows it. */
export interface Origin {
  /** When it is another one than that of the rule. */
  readonly about?: About;
  /** What findings of the rule have in common when one change mends them all: of many, the first few are shown. */
  readonly cause?: string;
}

/** What a rule says; the rule's name, severity and help are filled in. */
export type Report = (
  found: Pick<Finding, 'span' | 'message'> & Partial<Pick<Finding, 'severity' | 'expected' | 'fix' | 'help'>> & Origin,
) => void;

/** Called while the tree is walked in the order of the source. `found` is undefined for a name that no tag has. */
export interface RuleVisitor {
  variable?(node: Variable, found: FoundTag | undefined, place: Place): void;
  block?(node: Block, found: FoundTag | undefined, place: Place): void;
  end?(): void;
}

/** One check. Its folder holds its page, `doc.md`, and its tests. */
export interface Rule {
  /** Name of the folder and of the anchor on the page. */
  readonly name: string;
  readonly severity: Severity;
  /** One sentence, Markdown: why the rule exists. `doc.md` goes on from it, below its title in words. */
  readonly summary: string;
  /** How the summary is known, where today's guide does not say it. */
  readonly level?: Exclude<EvidenceLevel, 'documented'>;
  /** Group of the checklist in which reports show it. */
  readonly group: ChecklistGroup;
  /** Matters only for a theme that is for sale. */
  readonly profile?: 'market';
  /** What its findings are about; absent: each stands for itself. */
  readonly about?: About;
  /** Looks at tags in HTML comments too: tags count there, but what they print shows nowhere. */
  readonly inComments?: true;
  /** Makes sense for a whole theme only, not for an excerpt. */
  readonly wholeTheme?: true;
  /** Called once per theme: state lives in the visitor. */
  create(report: Report, theme: Theme): RuleVisitor;
}
