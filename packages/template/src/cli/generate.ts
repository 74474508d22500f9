import { writeFileSync } from 'node:fs';
import { factsSource } from '../catalogue/facts-source.ts';
import { findFaults } from '../catalogue/find-faults.ts';

const faults = findFaults();
if (faults.length > 0) {
  for (const fault of faults.slice(0, 5)) console.error(`✗ ${fault}`);
  process.exitCode = 1;
} else writeFileSync(new URL('../catalogue/generated/facts-by-page.ts', import.meta.url), factsSource());
