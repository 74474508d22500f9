/** What a hit is, in the word that its label shows; undefined for a section or a piece of text. */
export type HitKind = 'Operation' | 'Parameter' | 'Field' | 'Error' | 'Tag' | 'Page';

/** The part of a hit that tells what it is; every server of the protocol sends it. */
export interface KnownHit {
  readonly url: string;
  readonly type?: string;
  readonly hierarchy?: Readonly<Record<string, string | null | undefined>>;
}

const anchors: readonly (readonly [start: string, kind: HitKind])[] = [
  ['endpoint', 'Operation'],
  ['param-', 'Parameter'],
  ['field-', 'Field'],
  ['error-', 'Error'],
];

/**
 * Tells what a hit is, by the anchors that reference lists give their rows and by the braces of a tag. The hits of
 * the box hold no more than that: its requests name the attributes that they want.
 */
export function hitKind({ url, type, hierarchy }: KnownHit): HitKind | undefined {
  if (type === 'content') return undefined;
  if (type === 'lvl1') return 'Page';
  const anchor = url.split('#')[1] ?? '';
  const title = type ? hierarchy?.[type] : undefined;
  if (title && /^\{.+\}$/s.test(title)) return 'Tag';
  return anchors.find(([start]) => anchor.startsWith(start))?.[1];
}
