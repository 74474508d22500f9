/**
 * Cuts the name of a tag where a line may end: after its kind, and between its words.
 * @returns The pieces of the name, in order; together they are the name.
 */
export const wordsOf = (name: string): readonly string[] => name.split(/(?<=:)|(?<=[a-z])(?=[A-Z])/);
