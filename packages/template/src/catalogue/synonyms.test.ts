import { expect, it } from 'vitest';
import { findTag } from './find-tag.ts';
import { findMistake } from './mistakes.ts';
import { synonymNames, synonymOf } from './synonyms.ts';

it.each(synonymNames)('the guess %s is no tag and no known mistake, and leads to tags that there are', (written) => {
  expect(findTag(written)).toBeUndefined();
  expect(findMistake(`{${written}}`)).toBeUndefined();
  const { name = '', how = '' } = synonymOf(written) ?? {};
  for (const each of [name, ...[...how.matchAll(/\{([^}]+)\}/g)].map(([, tag = '']) => tag)])
    expect(findTag(each), each).toBeDefined();
});
