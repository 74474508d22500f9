import { expect, it } from 'vitest';
import { isCostly } from './is-costly.ts';
import { openPage } from './testing/open-page.ts';
import { whenIdle } from './when-idle.ts';

const scripts = ['/assets/main.1.js', '/assets/runtime.2.js'];

const fetchedAhead = () =>
  [...document.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('as'), link.getAttribute('href')]);

function setConnection(connection: unknown) {
  Object.defineProperty(globalThis, 'navigator', { value: { connection }, configurable: true });
}

it('scripts are fetched ahead once the page has been painted and the browser is idle', async () => {
  const { tell, pass } = openPage('');
  whenIdle(scripts, () => false);
  await pass(10_000);
  expect(fetchedAhead()).toEqual([]);
  tell('load');
  await pass(415);
  expect(fetchedAhead()).toEqual([]);
  await pass(1);
  expect(fetchedAhead()).toEqual(scripts.map((src) => ['prefetch', 'script', src]));
});

it('a browser without idle callbacks waits a little longer', async () => {
  const { tell, pass } = openPage('', { idles: false });
  whenIdle(scripts, () => false);
  tell('load');
  await pass(615);
  expect(fetchedAhead()).toEqual([]);
  await pass(1);
  expect(fetchedAhead()).toHaveLength(2);
});

it('nothing is fetched ahead once the application runs', async () => {
  const { tell, pass } = openPage('');
  whenIdle(scripts, () => true);
  tell('load');
  await pass(1_000);
  expect(fetchedAhead()).toEqual([]);
});

it.each([
  [{ saveData: true }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g', saveData: false }, true],
  [{ effectiveType: '4g', saveData: false }, false],
  [{}, false],
  [undefined, false],
])('with the connection %j a reader pays for bytes: %s', async (connection, costly) => {
  const { tell, pass } = openPage('');
  setConnection(connection);
  expect(isCostly()).toBe(costly);
  whenIdle(scripts, () => false);
  tell('load');
  await pass(1_000);
  expect(fetchedAhead()).toHaveLength(costly ? 0 : 2);
});

it('a page in the background waits until it is looked at', async () => {
  const { tell, pass } = openPage('');
  let visibility = 'hidden';
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  whenIdle(scripts, () => false);
  tell('load');
  await pass(1_000);
  expect(fetchedAhead()).toEqual([]);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1);
  expect(fetchedAhead()).toHaveLength(2);
});

it('the browser is told which pages it may prepare, until the application moves between pages', async () => {
  const { tell, pass, count, find } = openPage('');
  Object.assign(HTMLScriptElement, { supports: (type: string) => type === 'speculationrules' });
  whenIdle([], () => false);
  tell('load');
  await pass(1_000);
  const rules = JSON.parse(find('script[type="speculationrules"]').textContent ?? '');
  expect(rules.prerender[0].eagerness).toBe('moderate');
  document.documentElement.setAttribute('data-theme', 'dark');
  await pass(1);
  expect(count('script')).toBe(1);
  document.documentElement.setAttribute('data-has-hydrated', 'true');
  await pass(1);
  expect(count('script')).toBe(0);
});

it('a browser that knows no such rules is told none', async () => {
  const { tell, pass, count } = openPage('');
  Object.assign(HTMLScriptElement, { supports: () => false });
  whenIdle([], () => false);
  tell('load');
  await pass(1_000);
  expect(count('script')).toBe(0);
});
