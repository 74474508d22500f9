import { ErrorCode, type GetPromptResult, McpError, type Prompt } from '@modelcontextprotocol/sdk/types.js';
import { samples } from '@shop-docs/api';

interface Task {
  readonly title: string;
  /** Its only argument. */
  readonly argument: { readonly name: string; readonly description: string };
  /** What the model is asked to do. */
  ask(value: string): string;
}

/** Work that people often hand over, each with the order of steps that answers it with proof. */
const tasks: Readonly<Record<string, Task>> = {
  'ship-an-order': {
    title: 'Ship an order',
    argument: { name: 'order', description: 'How it was paid, and by which carrier it goes' },
    ask: (order) =>
      `I want to ship this order by the API: ${order}. Read base_explain of orders/edit_status. Place such an order in the sandbox with base_sandbox_control, ship it with base_sandbox_call, and show me the calls, what the buyer receives, what cannot be undone, and how each fact is known, with links.`,
  },
  'review-my-theme': {
    title: 'Review my theme',
    argument: { name: 'theme', description: 'Path of the file, or its source' },
    ask: (theme) =>
      `Review this theme: ${theme}\nCheck it with base_theme, mend what has one right way, then look at pictures of the top page and of the item page, sold out and on sale, wide and 390 pixels wide. List what is wrong with line and rule, and what only I can decide.`,
  },
  'debug-this-error': {
    title: 'Debug this error',
    argument: { name: 'message', description: 'The message or the answer, as it came' },
    ask: (message) =>
      `A call to the API of a BASE shop fails with: ${message}\nExplain it with base_explain, provoke it in the sandbox, and show me the smallest change that mends it.`,
  },
  integrate: {
    title: 'Integrate a shop',
    argument: {
      name: 'language',
      description: `Programming language: ${samples.map(({ label }) => label).join(', ')} …`,
    },
    ask: (language) =>
      `Write a program in ${language} that connects to a BASE shop, keeps its tokens fresh and reads new orders. Take the calls from base_samples. Run it against the sandbox: LISTEN of base_sandbox_control gives its address. Handle used-up limits and expired tokens, and provoke both before you show it to me.`,
  },
};

/** What a client can offer to its user. */
export function listPrompts(): Prompt[] {
  return Object.entries(tasks).map(([name, { title, argument }]) => ({
    name,
    title,
    arguments: [{ ...argument, required: true }],
  }));
}

/**
 * The message of a prompt.
 * @throws {McpError} For an unknown prompt, or one without its argument.
 */
export function getPrompt(name: string, given: Readonly<Record<string, string>> = {}): GetPromptResult {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (!task)
    throw new McpError(
      ErrorCode.InvalidParams,
      `Unexpected prompt ${name}, expected one of ${Object.keys(tasks).join(', ')}.`,
    );
  const value = given[task.argument.name];
  if (!value)
    throw new McpError(
      ErrorCode.InvalidParams,
      `Unexpected call of ${name} without ${task.argument.name}, expected a text.`,
    );
  return { messages: [{ role: 'user', content: { type: 'text', text: task.ask(value) } }] };
}
