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
  const [light = ''] = tokens.split('html[data-theme="dark"],');
  const named = Object.fromEntries(
    [...light.matchAll(/--shop-([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]),
  );
  expect(named).toMatchObject(palette);
});

/** Text, and what it may stand on: at least 4.5 to 1 by WCAG. */
const papers = ['paper', 'paper-soft'];
const words = ['ink', 'ink-soft', 'accent', 'get', 'post', 'required', 'note', 'bad', 'good'];
const codes = ['ink', 'keyword', 'function', 'string', 'constant', 'comment'].map((name) => `code-${name}`);
const texts: readonly (readonly [string, string])[] = [
  ...[...words, ...codes].flatMap((word) => papers.map((paper) => [word, paper] as const)),
  ...[...words, ...codes].map((word) => [word, 'accent-soft'] as const),
  ['get', 'get-soft'],
  ...['ink', 'note'].map((word) => [word, 'note-soft'] as const),
  ...['ink', 'bad', 'code-ink'].map((word) => [word, 'bad-soft'] as const),
  ['on-accent', 'accent'],
  ['ink', 'mark'],
  ['code-ink', 'selection'],
];

/** Colors whose jobs a reader tells apart: none is the color of another. */
const jobs = ['accent', 'required', 'good', 'bad', 'code-string', 'code-function', 'code-keyword'];

describe.each(['light', 'dark'])('the %s palette', (palette) => {
  const colorOf = colorsOf(palette);
  const contrast = (one: string, other: string) => contrastOf(colorOf(one), colorOf(other));

  test.each(texts)('%s on %s is read with ease', (text, paper) => {
    expect(contrast(text, paper)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(papers)('the edge of a control, and the sign of a mark, stand out from %s', (paper) => {
    expect(contrast('line-strong', paper)).toBeGreaterThanOrEqual(3);
  });

  test('surfaces and their lines can be seen', () => {
    expect(contrast('paper-soft', 'paper')).toBeGreaterThanOrEqual(1.15);
    expect(contrast('line', 'paper')).toBeGreaterThanOrEqual(1.3);
    expect(contrast('line', 'paper-soft')).toBeGreaterThanOrEqual(1.15);
  });

  test('what has a job of its own has a color of its own', () => {
    expect(new Set(jobs.map(colorOf)).size).toBe(jobs.length);
  });
});

/** The colors of a palette by their names; the dark one has those of the light one that it does not change. */
function colorsOf(palette: string): (name: string) => string {
  const [light = '', dark = ''] = tokens.split('html[data-theme="dark"],');
  const named = new Map(
    [...`${light}${palette === 'dark' ? dark : ''}`.matchAll(/--shop-([\w-]+): (#\w{6});/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  return (name) => {
    const color = named.get(name);
    if (!color) throw new Error(`Unexpected name ${name}, expected a color of tokens.css`);
    return color;
  };
}

/** Contrast of two colors by WCAG 2, from 1 to 21. */
function contrastOf(one: string, other: string): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}
