import { closest } from '@shop-docs/template';
import htmlTags from 'html-tags';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { html, normalize } from 'property-information';
import { fenceLanguages } from '../code/languages.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** How an author writes a directive. */
interface Form {
  /** Attributes that it must have, with a text. */
  readonly needs?: readonly string[];
  /** Attributes that it may have, with a text. */
  readonly takes?: readonly string[];
  /** Attributes without a value. */
  readonly switches?: readonly string[];
  /** Where it stands. Default: on lines of its own. */
  readonly place?: 'sentence' | 'anywhere';
  /** It has text inside. */
  readonly hasText?: true;
}

/** Every directive that CONTRIBUTING.md lists. */
const forms: Readonly<Record<string, Form>> = {
  AppPrice: { needs: ['app'], place: 'sentence' },
  Call: { needs: ['op'] },
  ChangeLog: {},
  DecisionTable: {},
  Endpoint: { needs: ['op'] },
  ErrorTable: {},
  Evidence: { needs: ['level'], takes: ['source', 'date', 'reason'], place: 'anywhere' },
  FoldSections: {},
  Legend: {},
  LivingShop: {},
  ManualChecklist: {},
  NotInChecklist: {},
  Notes: { needs: ['op'] },
  OAuthFlow: {},
  OAuthWalk: {},
  OperationTable: {},
  OwnerFacts: {},
  OwnerTable: {},
  PaymentTable: {},
  PlatformText: { place: 'anywhere', hasText: true },
  PlatformTextTable: {},
  QuotaTable: {},
  Recipe: { needs: ['file'] },
  Reference: { needs: ['op'] },
  RemovedTags: {},
  RequiredTags: {},
  RuleList: {},
  ScopeTable: {},
  StatusTable: {},
  TagIndex: {},
  TagTable: { takes: ['tags'], switches: ['alike'] },
  ThemeChecker: {},
  ThemeEditor: {},
  WrongNames: {},
};

/** Names of all directives. */
export const directives: readonly string[] = Object.keys(forms);

const elements: readonly string[] = htmlTags;

/** Attributes of our own that something reads in a page. */
const ownData = ['data-markdown-ignore', 'data-of', 'data-print', 'data-search'];

/**
 * What is wrong with an element as an author wrote it: what it takes in silence, a page would be published without.
 * @param imported Components that the page imports; what they take is theirs to say.
 * @returns What was found and what was expected; undefined when nothing is wrong.
 */
export function formMistake(element: Element, imported: ReadonlySet<string>): string | undefined {
  const { name } = element;
  if (name === null) return undefined;
  if (Object.hasOwn(forms, name)) return directiveMistake(element, name, forms[name] ?? {});
  if (/^[a-z]/.test(name)) return htmlMistake(element, name);
  return imported.has(name.replace(/\..*/s, '')) ? undefined : unknownComponent(name);
}

function unknownComponent(name: string): string {
  const meant = closest(name, directives);
  return `Unexpected <${name}>, expected ${meant ? `<${meant}>` : 'a directive of CONTRIBUTING.md, or a component that the page imports'}`;
}

function directiveMistake(element: Element, name: string, form: Form): string | undefined {
  const { needs = [], takes = [], switches = [], place, hasText } = form;
  const known = [...needs, ...takes, ...switches];
  const isInSentence = element.type === 'mdxJsxTextElement';
  if (isInSentence && !place) return `Unexpected <${name}> in a sentence, expected it on a line of its own`;
  if (!isInSentence && place === 'sentence')
    return `Unexpected <${name}> on a line of its own, expected it in a sentence`;
  if (!hasText && element.children.length > 0)
    return `Unexpected text inside <${name}>, expected <${name} /> without any`;
  const seen = new Set<string>();
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return `Unexpected {…} in <${name}>, expected ${inWords(known)}`;
    const { name: key, value } = attribute;
    if (!known.includes(key))
      return `Unexpected attribute ${key} of <${name}>, expected ${closest(key, known) ?? inWords(known)}`;
    if (seen.has(key)) return `Unexpected second ${key} of <${name}>, expected one`;
    seen.add(key);
    const isSwitch = switches.includes(key);
    if (isSwitch && value !== null) return `Unexpected value of ${key} in <${name}>, expected ${key} alone`;
    if (!isSwitch && (typeof value !== 'string' || value.trim() === ''))
      return `Unexpected ${key} without a text in <${name}>, expected ${key}="…"`;
  }
  const missing = needs.find((key) => !seen.has(key));
  return missing && `Unexpected <${name}> without ${missing}, expected ${missing}="…"`;
}

const inWords = (known: readonly string[]): string => (known.length > 0 ? known.join(', ') : 'none');

/** An unknown element, or an attribute that no element has, is shown as nothing. */
function htmlMistake(element: Element, name: string): string | undefined {
  if (!elements.includes(name)) {
    const meant = directives.find((each) => each.toLowerCase() === name.toLowerCase()) ?? closest(name, elements);
    return `Unexpected <${name}>, expected ${meant ? `<${meant}>` : 'an element of HTML, or a directive of CONTRIBUTING.md'}`;
  }
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const key = attribute.name;
    if (key.startsWith('data-') && !ownData.includes(key))
      return `Unexpected attribute ${key} of <${name}>, expected one that something reads: ${ownData.join(', ')}`;
    if (!key.startsWith('data-') && !Object.hasOwn(html.normal, normalize(key)))
      return `Unexpected attribute ${key} of <${name}>, expected ${closest(key, Object.keys(html.normal)) ?? 'one of HTML'}`;
  }
  return undefined;
}

/**
 * What is wrong with the first line of a fence. What stands behind `template` is read where the example is made.
 * @param lang Its language.
 * @param meta What stands behind the language.
 */
export function fenceMistake(lang: string, meta: string): string | undefined {
  if (!fenceLanguages.includes(lang))
    return `Unexpected language ${lang} of a fence, expected one of ${fenceLanguages.join(', ')}`;
  if (lang !== 'template' && !/^(?:title="[^"]+")?$/.test(meta.trim()))
    return `Unexpected ${meta.trim()} behind a fence in ${lang}, expected title="…" or nothing`;
  return undefined;
}
