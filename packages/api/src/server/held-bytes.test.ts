import { expect, it } from 'vitest';
import { createHeldBytes } from './held-bytes.ts';

it('ends the largest holder when all together hold too much, and no other', () => {
  const ended: string[] = [];
  const hold = createHeldBytes(100);
  const holderOf = (name: string) => hold(() => ended.push(name));
  const [small, large, next] = [holderOf('small'), holderOf('large'), holderOf('next')];
  small.add(10);
  large.add(80);
  next.add(10);
  expect(ended).toEqual([]);
  small.add(1);
  expect(ended).toEqual(['large']);
  large.add(1000); // it holds nothing any more
  next.add(70);
  small.release();
  next.add(20);
  expect(ended).toEqual(['large']);
  next.add(1);
  expect(ended).toEqual(['large', 'next']);
  const busy = holderOf('busy');
  for (let count = 0; count < 10; count += 1) {
    busy.add(90);
    busy.add(-90);
  }
  expect(ended).toEqual(['large', 'next']);
});
