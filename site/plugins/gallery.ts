import type { PluginConfig } from '@docusaurus/types';
import { leanPages } from '../generator/lean-pages.ts';
import { reference } from './reference/index.ts';

/** All components in all their states, at `/_components`: for developers, and for the tests. */
export const gallery: PluginConfig = [
  '@docusaurus/plugin-content-pages',
  {
    id: 'gallery',
    path: 'gallery',
    routeBasePath: '/_components',
    beforeDefaultRemarkPlugins: [reference],
    recmaPlugins: [leanPages],
  },
];
