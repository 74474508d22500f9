import { defineConfig } from 'vitest/config';
import unit from './vitest.config.ts';

/** Tests that take long and prove no statement of the specification: `npm run test:long`. */
export default defineConfig({
  resolve: unit.resolve ?? {},
  test: {
    ...unit.test,
    include: ['{packages,site,scripts,deploy,e2e}/**/*.long.test.ts'],
    exclude: unit.test?.exclude?.filter((pattern) => pattern !== '**/*.long.test.ts') ?? [],
    passWithNoTests: true,
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
