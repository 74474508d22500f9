import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Local names that style sheets of ours and the loader know stock elements by: they stay readable. */
const readable = new Set([
  'errorBoundaryError',
  'tocCollapsibleContent',
  'tocCollapsibleButton',
  'backToTopButtonShow',
]);

/**
 * Name of a class in the built pages: three characters from a hash of its file and its local name.
 * @param path Path of the style sheet, the same on every machine.
 */
export function shortName(path: string, local: string): string {
  const name = `_${createHash('sha256').update(`${path}\0${local}`).digest('base64url').slice(0, 3)}`;
  return readable.has(local) ? `${local}${name}` : name;
}

interface CssModules {
  getLocalIdent?: (context: { resourcePath: string }, identName: string, local: string) => string;
}
interface Rule {
  readonly use?: unknown;
  readonly oneOf?: unknown;
}

/** The settings of CSS modules in the bundler's rules; Docusaurus has no setting for their names. */
function cssModules(rules: readonly unknown[]): CssModules[] {
  return rules.flatMap((rule) => {
    const { use, oneOf } = (rule ?? {}) as Rule; // a rule may be text, which has neither
    const loaders = (Array.isArray(use) ? use : []) as { loader?: string; options?: { modules?: CssModules } }[];
    const own = loaders.flatMap(({ loader, options }) =>
      loader?.includes('css-loader') && typeof options?.modules === 'object' ? [options.modules] : [],
    );
    return [...own, ...(Array.isArray(oneOf) ? cssModules(oneOf) : [])];
  });
}

/**
 * Short names for the classes of CSS modules. Stock writes the local name and a hash into every page and style sheet:
 * 1.3 kB of a sheet and 0.4 kB of a page, compressed, that no reader needs.
 */
export function shortClassNames({ siteDir }: LoadContext): Plugin {
  return {
    name: 'short-class-names',
    configureWebpack(config) {
      if (process.env.NODE_ENV !== 'production') return {};
      const modules = cssModules(config.module?.rules ?? []);
      if (modules.length === 0)
        throw new Error('Unexpected rules of the bundler without CSS modules, expected css-loader');
      const owners = new Map<string, string>();
      for (const each of modules)
        each.getLocalIdent = ({ resourcePath }, _, local) => {
          const path = relative(siteDir, resourcePath)
            .replaceAll('\\', '/')
            .replace(/^.*node_modules\//, '');
          const name = shortName(path, local);
          const owner = owners.get(name) ?? `${path} .${local}`;
          if (owner !== `${path} .${local}`)
            throw new Error(
              `Unexpected class ${name} of both ${owner} and ${path} .${local}, expected one: rename one of them`,
            );
          owners.set(name, owner);
          return name;
        };
      return {};
    },
  };
}
