import type { LoadContext } from '@docusaurus/types';
import postcss, { type AcceptedPlugin } from 'postcss';
import { expect, it } from 'vitest';
import { styleSteps } from './style-steps.ts';

/** A sheet of the stock theme, as a site with these settings has it. */
async function built(themeConfig: object, file: string, css: string): Promise<string> {
  const options = styleSteps({ siteConfig: { themeConfig } } as LoadContext).configurePostCss?.({ plugins: [] });
  return (await postcss(options?.plugins as AcceptedPlugin[]).process(css, { from: `/theme/${file}` })).css;
}

it.each([
  [
    'ColorModeToggle/styles.module.css',
    { colorMode: { disableSwitch: true } },
    { colorMode: { disableSwitch: false } },
  ],
  [
    'Navbar/ColorModeToggle/styles.module.css',
    { colorMode: { disableSwitch: true } },
    { colorMode: { disableSwitch: false } },
  ],
  ['DocSidebar/Desktop/CollapseButton/styles.module.css', {}, { docs: { sidebar: { hideable: true } } }],
  ['DocRoot/Layout/Sidebar/ExpandButton/styles.module.css', {}, { docs: { sidebar: { hideable: true } } }],
])('has the styles of %s only where the settings show that part', async (file, without, shown) => {
  const css = '.part{margin:0}';
  expect(await built(without, file, css)).toBe('');
  expect(await built(shown, file, css)).toBe(css);
  expect(await built(without, 'Tag/styles.module.css', css)).toBe(css);
});

it('has the other looks of the top bar only where the settings choose one', async () => {
  const css = '.navbar--dark .a{top:0}.navbar--primary{top:0}.navbar{top:0}';
  expect(await built({}, 'Navbar/styles.css', css)).toBe('.navbar{top:0}');
  expect(await built({ navbar: { style: 'dark' } }, 'Navbar/styles.css', css)).toBe(css);
});

it('has the looks of a hidden sidebar only where the settings let it be hidden', async () => {
  const css = '.docSidebarContainerHidden{top:0}.sidebarHidden{top:0}.docItemWrapperEnhanced{top:0}.a{top:0}';
  expect(await built({}, 'DocRoot/styles.css', css)).toBe('.a{top:0}');
  expect(await built({ docs: { sidebar: { hideable: true } } }, 'DocRoot/styles.css', css)).toBe(css);
});

it('keeps the dark palette from paper', async () => {
  const css = await built({}, 'a.css', ".a{top:1px}html[data-theme='dark'] .a{top:0}");
  expect(css).toMatch(/^\.a\{top:1px\}\s*@media screen\s*\{\s*html\[data-theme='dark'\] \.a\{top:0\}\s*\}$/);
});
