import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { isOf, type ReplacedModule, type RewrittenModule, replacedModules, rewrittenModules } from './patches.ts';

const site = fileURLToPath(new URL('../', import.meta.url));

/**
 * What was not patched, in sentences.
 * @param modules Identifiers of a build's modules: the paths of their loaders and of their files.
 * @param expected Patches that the build should have.
 */
export function findUnapplied(
  modules: readonly string[],
  expected: readonly (ReplacedModule | RewrittenModule)[],
): string[] {
  const paths = modules.map((each) => each.replaceAll('\\', '/'));
  const has = (path: string) => paths.some((each) => each.includes(path));
  return expected.flatMap((patch) => {
    const stock = 'stock' in patch && patch.stock && has(patch.stock);
    if (has(`${site.replaceAll('\\', '/')}${patch.by}`) && !stock) return [];
    return [`Unexpected ${patch.target} as it comes with the generator, expected site/${patch.by}: ${patch.why}`];
  });
}

/** Makes a bundler's build fail that misses one of the patches. */
export function failUnapplied(expected: readonly (ReplacedModule | RewrittenModule)[]) {
  return {
    apply({ hooks }: Pick<Compiler, 'hooks'>) {
      hooks.done.tap('check-applied', ({ compilation: { modules } }) => {
        const unapplied = findUnapplied(
          [...modules].map((each) => each.identifier()),
          expected,
        );
        if (unapplied.length > 0) throw new Error(unapplied.join('\n'));
      });
    },
  };
}

/** Fails a build in which a module of the generator was not replaced, or not rewritten. */
export function checkApplied(): Plugin {
  return {
    name: 'check-applied',
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      const all = [...replacedModules, ...rewrittenModules];
      return { plugins: [failUnapplied(all.filter((patch) => isOf(patch, isServer)))] };
    },
  };
}
