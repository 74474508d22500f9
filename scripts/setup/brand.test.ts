import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { platform } from '../../site/config/platform.ts';
import { cardSvg, withColors } from './brand.ts';
import { root } from './paths.mjs';

const { site } = platform;
const read = (path: string) => readFileSync(join(root, 'site', path), 'utf8');
const tokens = read('src/css/tokens.css');
const logo = read(`static/${site.logo}`);
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const advice = 'run npm run brand';

it('style sheet, icons and card are drawn from platform.ts', () => {
  expect(withColors(tokens, logo, site.colors), advice).toEqual({ tokens, logo });
  const card = read('static/img/social-card.svg');
  expect(card, advice).toBe(cardSvg(site));
  expect(JSON.parse(read('static/img/drawn.json')), advice).toEqual({
    icons: hash(logo),
    'social-card.png': hash(card),
  });
});

it('another brand has its own colors in style sheet and logo, and its name on the card', () => {
  const dark = { accent: '#654321', accentSoft: '#101820', selection: '#302010' };
  const colors = { accent: '#123456', accentSoft: '#e0e8f0', selection: '#b0c0d0', dark };
  const drawn = withColors(tokens, logo, colors);
  for (const color of [...Object.values(colors), ...Object.values(dark)])
    if (typeof color === 'string') expect(drawn.tokens.split(`: ${color};`)).toHaveLength(2);
  expect(drawn.logo).toContain('#123456');
  for (const former of [site.colors.accent, site.colors.dark.accent])
    expect(drawn.tokens + drawn.logo).not.toContain(former);
  const card = cardSvg({ name: 'Q & A', card: ['One <line>'], colors });
  expect(card).toContain('>Q &amp; A<');
  expect(card).toContain('>One &lt;line&gt;<');
  for (const color of ['#123456', '#e0e8f0', '#b0c0d0']) expect(card).toContain(`fill="${color}"`);
});

it('a color that is none is refused', () => {
  expect(() => withColors(tokens, logo, { ...site.colors, accent: 'green' })).toThrow(
    /^site\/config\/platform\.ts:\d+: Unexpected site\.colors\.accent "green", expected six digits such as #0b665c$/,
  );
});

it('a logo passes the checks as drawing programs write it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'logo-'));
  const file = join('site/static', site.logo);
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  const ownLogo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>\n';
  for (const path of [file, 'drawing.svg']) writeFileSync(join(folder, path), ownLogo);
  const args = [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--vcs-enabled=false'];
  const { stderr: said } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(said).toContain('drawing.svg:1:1 lint/a11y/noSvgWithoutTitle');
  expect(said).not.toContain('logo.svg');
}, 60_000);
