import { controlAnswer, controlRoutes } from '@shop-docs/api/control-plane';
import { z } from 'zod';
import { defineTool } from './tool.ts';

const routes = Object.entries(controlRoutes).map(([route, { summary }]) => `${route}: ${summary}`);

export const sandboxControl = defineTool({
  name: 'sandbox_control',
  title: 'Control the sandbox',
  description: `Does in the sandbox shop what no API call can bring about.\n${routes.join('\n')}`,
  changes: true,
  input: z.strictObject({
    route: z.enum(Object.keys(controlRoutes)),
    body: z.record(z.string(), z.unknown()).default({}).describe('Members as the route names them'),
  }),
  output: z.object({ body: z.unknown() }),
  async run({ route, body }, { sandbox }) {
    const [method = '', path = ''] = route.split(' ');
    const response = controlAnswer(sandbox.control, method, path, JSON.stringify(body));
    const answer = await response.json();
    if (!response.ok) throw new RangeError(answer.error_description);
    return { data: { body: answer } };
  },
});
