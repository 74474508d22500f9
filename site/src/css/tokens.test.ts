import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { palette } from '../../config/palette.ts';

const site = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(site + path, 'utf8');
const filesIn = (folder: string): string[] =>
  readdirSync(site + folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);

const tokens = read('src/css/tokens.css');
const sheets = filesIn('src').filter((path) => path.endsWith('.css') && path !== 'src/css/tokens.css');
const color =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix)a?\(|\b(?:white|black|red|gr[ae]y)\b/i;
/** Widths that the tokens name; a container query cannot name them, so it repeats the number. */
const breakpoints = [...tokens.matchAll(/@custom-media --[\w-]+ \(width [<>=]+ (\d+px)\)/g)].map(([, width]) => width);

/** What a declaration says that only the tokens may say. */
function fault(property: string, value: string): string | undefined {
  if (color.test(value)) return 'a color';
  if (/^font(-size)?$/.test(property) && /\d(?:px|rem|em|vw)\b/.test(value)) return 'a text size';
  if (/radius/.test(property) && /[1-9][\d.]*(?:px|rem|em)\b/.test(value)) return 'a radius';
  const isSpace = /^(?:padding|margin|(?:row-|column-)?gap)\b/.test(property);
  const steps = [...value.matchAll(/(-?[\d.]+)rem\b/g)].map(([, rem]) => Number(rem) * 4);
  if (isSpace && (steps.some((step) => !Number.isInteger(step)) || /[\d.]em\b|[3-9]px\b|\d\dpx\b/.test(value)))
    return 'space that is not a multiple of 0.25rem';
  return undefined;
}

describe.each(sheets)('%s', (path) => {
  const root = postcss.parse(read(path), { from: path });

  test('takes colors, text sizes and radii from the tokens, and keeps the rhythm', () => {
    const found: string[] = [];
    root.walkDecls(({ prop, value, source }) => {
      const what = fault(prop, value);
      if (what)
        found.push(`line ${source?.start?.line}: ${prop}: ${value} has ${what}, expected a token of tokens.css`);
    });
    expect(found).toEqual([]);
  });

  test('changes at the breakpoints of the tokens', () => {
    const found: string[] = [];
    root.walkAtRules(/^(?:media|container)$/, ({ name, params }) => {
      const widths = params.match(/[\d.]+(?:px|rem|em)\b/g) ?? [];
      const isHeight = /height/.test(params);
      const known = name === 'container' && widths.every((width) => breakpoints.includes(width));
      if (widths.length > 0 && !isHeight && !known) found.push(`@${name} ${params}, expected a name of tokens.css`);
    });
    expect(found).toEqual([]);
  });
});

test('no script of the site names a color but the palette and the settings of the brand', () => {
  const found = [...filesIn('src'), ...filesIn('config'), ...filesIn('plugins'), ...filesIn('generator')]
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|config\/(?:palette|platform)\.ts$/.test(path))
    .filter((path) =>
      /['"`:= ]#(?:[0-9a-f]{3}|[0-9a-f]{6})['"`; ]/i.test(read(path).replace(/#000000|\/\*.*?\*\//gs, '')),
    );
  expect(found).toEqual([]);
});

test('the palette has the colors of the tokens', () => {
  const [light = ''] = tokens.split('html[data-theme="dark"]');
  const named = Object.fromEntries(
    [...light.matchAll(/--shop-([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]),
  );
  expect(named).toMatchObject(palette);
});
