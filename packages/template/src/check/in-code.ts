import type { Attribute, Region } from './markup.ts';

/** How much of a line is looked at: themes may be one line of megabytes. */
const longestLine = 500;

/**
 * Whether braces at a place of the source belong to a script or a style sheet rather than to a text in it. What stands in
 * quotation marks, or behind an element, is text; so is what stands for a value in a style sheet.
 */
export function isInCode(source: string, start: number, region: Region | undefined): boolean {
  if (region?.kind !== 'script' && region?.kind !== 'style') return false;
  const near = source.slice(Math.max(region.span.start, start - longestLine), start);
  const line = near.slice(near.lastIndexOf('\n') + 1);
  if (/[>"'`]$/.test(line) || (region.kind === 'style' && /[:,(]\s*$/.test(line))) return false;
  return !['"', "'", '`'].some((quote) => (line.split(quote).length - 1) % 2 === 1);
}

/** Attributes that hold a script, an expression of a library such as Vue or Alpine, or styles. */
const codeAttribute = /^(?:on|[:@#]|v-|x-|ng-|style$)/;

/** Whether the value of an attribute is code. */
export function isCodeAttribute(attribute: Attribute | undefined): boolean {
  return attribute !== undefined && codeAttribute.test(attribute.name);
}
