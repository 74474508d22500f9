import { writeFileSync } from 'node:fs';
import { factsSource } from '../catalogue/facts-source.ts';

writeFileSync(new URL('../catalogue/generated/facts-by-page.ts', import.meta.url), factsSource());
