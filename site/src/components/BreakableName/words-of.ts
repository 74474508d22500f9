/**
 * Cuts the name of a tag, or the path of a call, where a line may end: after its kind, between its words, before an ID.
 * @returns The pieces of the name, in order; together they are the name.
 */
export const wordsOf = (name: string): readonly string[] => name.split(/(?<=:)|(?<=[a-z])(?=[A-Z])|(?<=\/)(?=\{)/);
