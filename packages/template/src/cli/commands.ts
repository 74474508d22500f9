import type { Command } from './command.ts';

/** A command before it is asked for: each loads its own code alone, for loading takes longer than most checks. */
export interface Offer {
  readonly name: string;
  /** One line for the overview. */
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

/** All commands, in the order of the overview. */
export const commands: readonly Offer[] = [
  {
    name: 'check',
    summary: 'Checks themes and says what to mend',
    load: async () => (await import('./check/check-command.ts')).checkCommand,
  },
  {
    name: 'preview',
    summary: 'Serves a theme with the sample shop, and follows its file',
    load: async () => (await import('./preview/preview-command.ts')).previewCommand,
  },
  {
    name: 'render',
    summary: 'Prints one page of the sample shop in a theme',
    load: async () => (await import('./render/render-command.ts')).renderCommand,
  },
  {
    name: 'tags',
    summary: 'Lists, finds and explains tags',
    load: async () => (await import('./tags/tags-command.ts')).tagsCommand,
  },
  {
    name: 'language-server',
    summary: 'Serves an editor: findings while you type, completion, hover, formatting',
    load: async () => (await import('./language-server-command.ts')).languageServerCommand,
  },
];
