import { expect, it } from 'vitest';
import { pageTemplate } from './template.ts';
import { openPage } from './testing/open-page.ts';

const page = pageTemplate();

/** A page as the build makes it, opened, whose inline script has run. */
function open(scripts: readonly string[]) {
  const built = page.replace(/<%= (it\.scripts.*?) %>/, (_, names) =>
    new Function('it', `return ${names}`)({ baseUrl: '/shop/', scripts }),
  );
  openPage('', { head: /<script.*<\/script>/s.exec(built)?.[0] });
  const script = document.querySelector<HTMLScriptElement>('head > script');
  if (!script) throw new Error('Unexpected page without a script, expected the loader');
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  new Function(script.text)();
  return { script, window };
}

it('the page has all that the generator’s own template has', () => {
  for (const part of ['htmlAttributes', 'headTags', 'bodyAttributes', 'preBodyTags', 'appHtml', 'postBodyTags'])
    expect(page).toContain(`<%~ it.${part} %>`);
  expect(page).toContain('it.metaAttributes.forEach');
  expect(page).toContain('it.stylesheets.forEach');
  expect(page.startsWith('<!DOCTYPE html>\n')).toBe(true);
});

it('the application’s scripts are known to the loader, and no script tag names them', () => {
  const { window } = open(['assets/js/runtime.1.js', 'assets/js/main.2.js']);
  expect(window.applicationScripts).toEqual(['/shop/assets/js/runtime.1.js', '/shop/assets/js/main.2.js']);
  expect(page).not.toContain('<script src');
  expect(page.match(/<script/g)).toHaveLength(1);
});

it('the inline script is the same whatever the content makes of the names of scripts', () => {
  const [one, other] = [open(['main.1.js']), open(['main.2.js', 'more.3.js'])];
  expect(one.script.text).toBe(other.script.text);
  expect(other.script.text).toContain('applicationScripts');
});
