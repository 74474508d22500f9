import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';

/**
 * The bundler's runtime, which names all scripts. While it is minified it holds hashes that differ between a first build
 * and a later one of the same files, and the minifier picks names by how often each letter occurs. So its names stay as
 * they are: else its own name, and with it every page, would differ.
 */
const runtime = /runtime~main/;

type MinimizerOptions = NonNullable<
  ConstructorParameters<typeof rspack.SwcJsMinimizerRspackPlugin>[0]
>['minimizerOptions'];

/**
 * Minimizers with which every build of the same files gives the same scripts.
 * @param minimizers As Docusaurus sets them: one for scripts, one for styles.
 * @throws {Error} When none is for scripts.
 */
export function stableMinimizers<T>(minimizers: readonly T[]): T[] {
  const Scripts = rspack.SwcJsMinimizerRspackPlugin;
  const { compress, ecma, module, format } = getSwcJsMinimizerOptions();
  const options = { minify: true, mangle: true, compress, ecma, module, format } as MinimizerOptions; // of two packages
  const stable = [
    new Scripts({ exclude: runtime, minimizerOptions: options }),
    new Scripts({ include: runtime, minimizerOptions: { ...options, mangle: false } }),
  ] as T[]; // as the one that they replace
  if (!minimizers.some((minimizer) => minimizer instanceof Scripts))
    throw new Error('Unexpected minimizers without one for scripts, expected SwcJsMinimizerRspackPlugin');
  return minimizers.flatMap((minimizer) => (minimizer instanceof Scripts ? stable : [minimizer]));
}
