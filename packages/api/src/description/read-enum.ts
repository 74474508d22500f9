import type { Schema } from './document.ts';
import type { EnumValue } from './model.ts';

/** Literal values of a schema with their meanings; open sets, which have meanings but no `enum`, in sorted order. */
export function readEnum(schema: Schema): readonly EnumValue[] | undefined {
  const meanings = schema['x-enumDescriptions'];
  if (!meanings) return undefined;
  const numeric = [schema.type].flat().includes('integer');
  const values =
    schema.enum?.filter((value) => value !== null) ??
    Object.keys(meanings)
      .sort()
      .map((value) => (numeric ? Number(value) : value));
  return values.map((value) => {
    const meaning = meanings[value];
    if (meaning === undefined)
      throw new Error(`Unexpected value ${value} without a meaning, expected one in x-enumDescriptions`);
    const ja = schema['x-enum-ja']?.[value];
    const admin = schema['x-enum-admin']?.[value];
    const evidence = schema['x-enum-evidence']?.[value];
    return { value, meaning, ...(ja && { ja }), ...(admin && { admin }), ...(evidence && { evidence }) };
  });
}
