import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';

export default defineConfig({
  root: '.',
  input: { path: './openapi.json' },
  output: { path: './generated/kubb', clean: true, extension: { '.ts': '.ts' } },
  plugins: [pluginOas({ generators: [], validate: false }), pluginTs(), pluginClient({ client: 'axios' })],
});
