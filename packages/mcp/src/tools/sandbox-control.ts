import { checkState } from '@shop-docs/api/check-state';
import { controlAnswer, controlRoutes } from '@shop-docs/api/control-plane';
import { z } from 'zod';
import { fit } from './fit.ts';
import { budget, defineTool } from './tool.ts';

const routes = Object.entries(controlRoutes).map(([route, { summary }]) => `${route}: ${summary}`);
/** The one that is not of the control plane: it needs a server. */
const listenRoute = 'LISTEN';
/** After these, the sandbox has the tokens of its beginning or of another state. */
const bringsTokens = /\/(?:reset|restore)$|^PUT \/sandbox\/state$/;
/** A token lasts so long, in seconds. */
const tokenLife = 3600;

export const sandboxControl = defineTool({
  name: 'base_sandbox_control',
  title: 'Control the sandbox',
  description: `Does in the sandbox shop what no API call can.\n${routes.join('\n')}\n${listenRoute}: Puts this shop on an HTTP address, for a program that you write.`,
  changes: true,
  input: z.strictObject({
    route: z.string().max(60).describe('One of those above'),
    body: z.record(z.string(), z.unknown()).default({}),
    only: z.array(z.string().max(100)).max(40).optional().describe('Members of the answer'),
    offset: z.int().min(0).default(0).describe('Where cut lists begin'),
    max: budget,
  }),
  async run({ route, body, only, offset, max }, session) {
    const { sandbox, docs, tokens } = session;
    if (route === listenRoute) {
      const address = await session.listen();
      const data = {
        body: { address, access_token: tokens.current().access, in_place_of: 'https://api.thebase.in' },
        left_out: [],
      };
      return { data, text: JSON.stringify(data) };
    }
    if (!Object.hasOwn(controlRoutes, route))
      throw new RangeError(
        `Unexpected route ${route}, expected one of ${[...Object.keys(controlRoutes), listenRoute].join(', ')}.`,
      );
    const [method = '', path = ''] = route.split(' ');
    const response = controlAnswer(sandbox.control, method, path, JSON.stringify(body), checkState);
    const answer = await response.json();
    if (!response.ok) throw new RangeError(answer.error_description);
    if (bringsTokens.test(route)) tokens.forget();
    const { decisions, ...rest } = answer;
    const isStatus = route === 'GET /sandbox' && !only;
    const fitted = fit(isStatus ? rest : answer, { only, offset, most: max - 600 });
    const left = [
      ...fitted.left,
      ...(isStatus
        ? [
            `${Object.keys(Object(decisions)).length} decisions: base_explain tells one, ${docs.link('/api/users/me#sandbox-decisions')} all`,
          ]
        : []),
      ...(Number(body.advance) >= tokenLife
        ? ['The usual token has expired: refresh it, or POST /sandbox/restore.']
        : []),
    ];
    const data = { body: fitted.value, left_out: left };
    return { data, text: JSON.stringify(data) };
  },
});
