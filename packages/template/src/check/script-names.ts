import type { Span } from '../ast.ts';
import { countInScripts } from './scripts.ts';
import type { Theme } from './theme.ts';

/** What stands before the braces of a JavaScript declaration. */
const declares = /\b(?:import|export|const|let|var|function|class)\s*$/;
/** What stands before an object of JavaScript, and never before a statement. */
const takesValue = /(?:[=(:,[?&|]|=>|\breturn)\s*$/;
/** A name, or braces around one: those are not a use of it. */
const nameOrBraces = /\{\s*[A-Z][\w-]*\s*\}|[A-Za-z_$][\w$]*/g;
/** Longest text that is looked at before a place. */
const before = 20;

/** What braces in the code of a script are, besides a tag. */
export interface ScriptNames {
  /** Whether a script declares the name between a pair of braces, or uses it elsewhere: a tag stands there once. */
  owns(name: string, span: Span): boolean;
  /** Whether braces stand where JavaScript takes a value. */
  isValue(span: Span): boolean;
}

/** Prepares both questions for one theme. */
export function scriptNames(theme: Theme): ScriptNames {
  const { source } = theme;
  let names: ReadonlyMap<string, number> | undefined;
  const lead = ({ start }: Span) => source.slice(Math.max(0, start - before), start);
  return {
    owns: (name, span) => {
      if (declares.test(lead(span)) || /^\s*(?:=|from\b)/.test(source.slice(span.end, span.end + before))) return true;
      names ??= countInScripts(theme, nameOrBraces);
      return names.has(name);
    },
    isValue: (span) => takesValue.test(lead(span)),
  };
}
