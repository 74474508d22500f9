import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from '../description/description.ts';
import { type Decision, decisions } from './decisions.ts';

const all: readonly (readonly [id: string, decision: Decision])[] = Object.entries(decisions);
const sources = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'decisions.ts')
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

describe('a decision of the sandbox', () => {
  it.each(all.filter(([, { reading }]) => reading === 'hinted'))('%s is named by a hint', (id) => {
    expect(sources).toContain(`'${id}'`);
  });

  it.each(all.filter(([, { parameters }]) => parameters))(
    '%s stands at parameters that its calls have',
    (_, decision) => {
      const { operations: pages = [], parameters = [] } = decision;
      const concerned = operations.filter(({ page }) => pages.some((each) => each === page));
      for (const name of parameters)
        expect(
          concerned.some((operation) => operation.parameters.some((each) => each.name === name)),
          name,
        ).toBe(true);
    },
  );
});
