import { checkTheme } from './check-theme.ts';
import { operation } from './operation.ts';
import { page } from './page.ts';
import { renderTheme } from './render-theme.ts';
import { samples } from './samples.ts';
import { sandboxCall } from './sandbox-call.ts';
import { sandboxControl } from './sandbox-control.ts';
import { search } from './search.ts';
import { tag } from './tag.ts';
import type { Tool } from './tool.ts';

/** Everything that the server can do, in the order of its list. */
export const tools: readonly Tool[] = [
  search,
  page,
  operation,
  tag,
  samples,
  checkTheme,
  renderTheme,
  sandboxCall,
  sandboxControl,
];
