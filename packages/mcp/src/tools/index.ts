import { explain } from './explain.ts';
import { read } from './read.ts';
import { samples } from './samples.ts';
import { sandboxCall } from './sandbox-call.ts';
import { sandboxControl } from './sandbox-control.ts';
import { search } from './search.ts';
import { theme } from './theme.ts';
import type { Tool } from './tool.ts';

/** Everything that the server can do, in the order of its list. */
export const tools: readonly Tool[] = [search, read, explain, samples, theme, sandboxCall, sandboxControl];
