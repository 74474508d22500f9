import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Puts our matching of addresses in front of the router's. */
export function router(): Plugin {
  return {
    name: 'router',
    configureWebpack: () => ({ resolve: { alias: { 'react-router$': join(__dirname, '../src/router') } } }),
  };
}
