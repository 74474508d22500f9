import { describe, expect, it } from 'vitest';
import { shortName } from './short-class-names.ts';

describe('names of classes', () => {
  it('are short, and differ by file and by local name', () => {
    const names = [
      shortName('a.module.css', 'open'),
      shortName('b.module.css', 'open'),
      shortName('a.module.css', 'shut'),
    ];
    for (const name of names) expect(name).toMatch(/^_[\w-]{3}$/);
    expect(new Set(names).size).toBe(3);
  });
  it('keep the local name where style sheets of ours and the loader know an element by it', () => {
    expect(shortName('a.module.css', 'tocCollapsibleContent')).toMatch(/^tocCollapsibleContent_[\w-]{3}$/);
  });
});
