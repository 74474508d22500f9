import { awning } from '../../site/config/awning.ts';
import { unexpectedSetting } from '../../site/config/unexpected-setting.ts';

interface Shades {
  readonly accent: string;
  readonly accentSoft: string;
  readonly selection: string;
}

interface Colors extends Shades {
  /** On dark ground. */
  readonly dark: Shades;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The first color of the palette as the style sheet has it, before the dark one begins. */
const accentIn = (tokens: string): string => /--shop-accent: (#\w+);/.exec(tokens)?.[1] ?? '';

/**
 * The style sheet of the tokens, and the logo, with other colors of the brand. A logo that does not have the former color
 * keeps its own.
 * @throws {Error} When a color is not written as six digits.
 */
export function withColors(tokens: string, logo: string, colors: Colors): { tokens: string; logo: string } {
  const names = { accent: 'accent', accentSoft: 'accent-soft', selection: 'selection' } as const;
  let sheet = tokens;
  for (const [key, name] of Object.entries(names)) {
    // The light palette comes first in the sheet; `key` is one of the names above.
    const shades = [colors, colors.dark].map((palette) => palette[key as keyof Shades]);
    const mistake = shades.find((color) => !/^#[0-9a-f]{6}$/.test(color));
    if (mistake) throw unexpectedSetting(`site.colors.${key}`, mistake, 'six digits such as #0b665c');
    sheet = sheet.replaceAll(new RegExp(`(--shop-${name}: )#\\w+;`, 'g'), (_, start) => `${start}${shades.shift()};`);
  }
  return { tokens: sheet, logo: logo.replaceAll(accentIn(tokens), colors.accent) };
}

/** The picture that others show with a link to the site: 1200 by 630. */
export function cardSvg(site: {
  readonly name: string;
  readonly card: readonly string[];
  readonly colors: Shades;
}): string {
  const lines = site.card.map(
    (line, index) =>
      `  <text x="90" y="${410 + 54 * index}" font-size="40" fill="${site.colors.accentSoft}">${escaped(line)}</text>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Helvetica, Arial, sans-serif">
  <title>${escaped(site.name)}</title>
  <rect width="1200" height="630" fill="${site.colors.accent}"/>
  <path d="${awning}" fill="#ffffff"/>
  <text x="90" y="330" font-size="92" font-weight="700" fill="#ffffff">${escaped(site.name)}</text>
${lines.join('')}  <text x="90" y="560" font-size="30" font-family="monospace" fill="${site.colors.selection}">GET /1/items   {block:Items}{ItemTitle}{/block:Items}</text>
</svg>
`;
}
