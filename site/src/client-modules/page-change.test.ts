import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import pageChange from './page-change.ts';

const heard: string[] = [];
const at = (pathname: string, hash = '') => ({ pathname, hash, search: '', state: undefined, key: '' });

beforeEach(() => {
  heard.length = 0;
  vi.stubGlobal('dispatchEvent', (event: CustomEvent<{ path: string }>) =>
    heard.push(`${event.type} ${event.detail.path}`),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('a counter hears of each other page, not of the first one and not of another section', () => {
  const go = (location: ReturnType<typeof at>, previousLocation: ReturnType<typeof at> | null) =>
    pageChange.onRouteDidUpdate?.({ location, previousLocation });
  go(at('/api/'), null);
  go(at('/api/', '#errors'), at('/api/'));
  go(at('/api/items/add'), at('/api/', '#errors'));
  expect(heard).toEqual(['page-change /api/items/add']);
});
