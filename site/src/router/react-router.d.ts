declare module 'react-router/esm/react-router.js' {
  import type { Context } from 'react';
  import { type match, type RouterProps, Router as Typed } from 'react-router';

  export * from 'react-router';
  export const __HistoryContext: Context<RouterProps['history']>;
  export class Router extends Typed {
    static computeRootMatch(pathname: string): match;
  }
}
