import { defineConfig } from 'vitest/config';

/** The tests of one part, for `npm run mutate`, which names the folder. */
export default defineConfig({ test: { include: [`${process.env.MUTATED_TESTS}/**/*.test.ts`] } });
