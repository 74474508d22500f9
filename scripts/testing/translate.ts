/** A text as the generator gives it in the language that it is written in: with its values in their places. */
export const translate = (
  { message }: { readonly message: string },
  values: Readonly<Record<string, string | number>> = {},
): string => message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
