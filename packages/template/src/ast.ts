/** Half-open range of UTF-16 offsets into the source: `start` is inside, `end` is not. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface NodeOf<Type extends string> {
  readonly type: Type;
  readonly span: Span;
}

/** Source that reaches the page as it stands: HTML, CSS, JavaScript, and tags that are not valid. */
export interface Text extends NodeOf<'text'> {
  readonly value: string;
}

/** `{ItemTitle}`, `{lang:Law}`, `{text:Youtube Username}`. */
export interface Variable extends NodeOf<'variable'> {
  /** The name without braces: `ItemTitle`, `lang:Law`. Whether a tag of that name exists is up to the catalogue. */
  readonly name: string;
}

/** `{block:Items}…{/block:Items}`. `close` is null when the closing tag is missing. */
export interface Block extends NodeOf<'block'> {
  /** The name without braces and prefix: `Items`, `not_if-Show_Detail`. */
  readonly name: string;
  readonly open: Span;
  readonly close: Span | null;
  readonly children: readonly Node[];
}

export type Node = Text | Variable | Block;

/**
 * What is wrong with the source at the level of the syntax.
 *
 * - `unclosed-block`: `span` is the opening tag that has no closing tag.
 * - `crossed-block`: `span` is a closing tag that comes after the closing tag of an outer block; `related` is its
 *   opening tag.
 * - `stray-close`: `span` is a closing tag without an opening tag.
 * - `broken-tag`: `span` is something that would be a tag if it were written as `expected`; as it stands it is text.
 *   A name such as `{ Swiper }` in a script is reported too: compare `name` with the catalogue first.
 */
export interface Problem {
  readonly code: 'unclosed-block' | 'crossed-block' | 'stray-close' | 'broken-tag';
  readonly span: Span;
  /** Name of the block or variable, without braces and without `block:`. */
  readonly name: string;
  readonly related?: Span;
  /** The tag as it should be written, for `broken-tag`. */
  readonly expected?: string;
}

/** A parsed template. `print` gives its source back. */
export interface Tree {
  readonly children: readonly Node[];
  readonly problems: readonly Problem[];
}
