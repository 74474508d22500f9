/** A way in which declarations make an element invisible. */
export interface Way {
  /** Matches to the end of the declaration. */
  readonly hides: RegExp;
  /** What else must be declared. */
  readonly with?: RegExp;
  /** Declarations that can undo it. */
  readonly undoes: RegExp;
}

/** A declaration of one of some properties. */
const declared = (pattern: string) => new RegExp(`(?:^|[;\\s])(?:${pattern})`, 'i');
const zero = '\\s*:\\s*(?:0+(?:\\.0*)?|\\.0+)(?:px|r?em|%)?(?=\\s*(?:;|!|$))[^;]*';

/** Without a cut of what overflows, contents still show. */
export const withoutHeight = declared('(?:max-)?height\\s*:\\s*0(?![.\\d])[^;]*');

const ways: readonly Way[] = [
  { hides: declared('display\\s*:\\s*none[^;]*'), undoes: declared('display\\s*:') },
  { hides: declared('visibility\\s*:\\s*(?:hidden|collapse)[^;]*'), undoes: declared('visibility\\s*:') },
  { hides: declared(`opacity${zero}`), undoes: declared('opacity\\s*:') },
  { hides: declared(`font-size${zero}`), undoes: declared('font-size\\s*:') },
  {
    hides: declared('(?:left|top|right|text-indent|margin-left)\\s*:\\s*-(?:\\d{4,}px|\\d{3,}r?em|\\d{3,}v[wh])[^;]*'),
    undoes: declared('(?:left|top|right|text-indent|margin-left|position)\\s*:'),
  },
  { hides: declared('transform\\s*:\\s*scale\\(\\s*0\\s*\\)[^;]*'), undoes: declared('transform\\s*:') },
  {
    hides: declared(
      'clip\\s*:\\s*rect\\(\\s*[01](?:px)?(?:[\\s,]+[01](?:px)?){3}\\s*\\)[^;]*|clip-path\\s*:\\s*inset\\(\\s*(?:50|100)%\\s*\\)[^;]*',
    ),
    undoes: declared('(?:clip|clip-path|position)\\s*:'),
  },
  { hides: withoutHeight, with: /overflow[-xy]*\s*:\s*hidden/i, undoes: declared('(?:max-)?height\\s*:') },
];

/** What is invisible where an animation begins shows where it ends. */
const animated = declared('(?:-webkit-)?animation(?:-name)?\\s*:(?!\\s*none)');

/** The ways in which declarations make an element invisible for good. */
export function waysToHide(declarations: string): readonly Way[] {
  if (animated.test(declarations)) return [];
  return ways.filter((way) => way.hides.test(declarations) && (way.with?.test(declarations) ?? true));
}

/** The ways of making an element invisible that declarations, which do not hide, can undo; an animation may undo any. */
export function waysToShow(declarations: string): readonly Way[] {
  if (animated.test(declarations)) return ways;
  return ways.filter(({ undoes }) => undoes.test(declarations));
}

/** Whether declarations make an element invisible. */
export const hides = (declarations: string): boolean => waysToHide(declarations).length > 0;
