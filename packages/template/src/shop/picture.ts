import type { Item, Shape } from './shop.ts';

/** What each is made of, on a field of 24 by 24: its surface, and the lines on it. A crop to 4:3 cuts none. */
const shapes: Readonly<Record<Shape, readonly [surface: string, lines: string]>> = {
  tote: ['M5 10h14l1 10H4z', 'M8.5 13V8a3.5 3.5 0 0 1 7 0v5'],
  mug: ['M5 6h11v10a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3z', 'M16 9h1.5a2.5 2.5 0 0 1 0 5H16M5 8.5h11'],
  plate: ['M12 4a8 8 0 1 0 .01 0', 'M12 7.5a4.5 4.5 0 1 0 .01 0'],
  bottle: ['M10 4h4v3l2 3v9a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1v-9l2-3z', 'M10 6h4M8 12h8M8 17h8'],
  book: ['M7 4h11v16H7a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z', 'M18 16.5H7A1.5 1.5 0 0 0 5.5 18M9 8h5'],
  print: ['M4 5h16v14H4z', 'M6.5 16l4-5 3 3.5 2-2 2.5 3.5z'],
  candle: ['M8 11h8v9H8z', 'M12 11V9.5c-1.5-1-1.5-2.5 0-4.5 1.5 2 1.5 3.5 0 4.5M8 14h8'],
  shirt: ['M8 4l4 2 4-2 4 4-3 3v9H7v-9L4 8z', 'M7 12h10M7 15h10M7 18h10'],
  towel: ['M7 4h10v16H7z', 'M7 7h10M7 15h10M7 17h10'],
  sweet: ['M8 8h8v8H8zM8 12L3 8v8zM16 12l5-4v8z', 'M10.5 8l-2 8M13 8l-2 8M15.5 8l-2 8'],
};

/**
 * Draws picture `number` of an item as an SVG in a data address, so that a preview needs no network.
 * @param width Pixels, as in the name of the tag.
 */
export function picture({ shape, hue }: Pick<Item, 'shape' | 'hue'>, number: number, width: number): string {
  const tone = (hue + number * 25) % 360;
  const mark = number > 1 ? `<text x="1" y="23" font-size="3" fill="hsl(${tone} 45% 25%)">${number}</text>` : '';
  const [surface, lines] = shapes[shape];
  return svg(
    width,
    `<rect width="24" height="24" fill="hsl(${tone} 45% 88%)"/><path d="${surface}" fill="hsl(${tone} 45% 65%)"/>` +
      `<path d="${lines}" fill="none" stroke="hsl(${tone} 45% 38%)" stroke-width=".5"/>${mark}`,
  );
}

/** The placeholder of an item without a picture. */
export const noPicture = svg(
  500,
  '<rect width="24" height="24" fill="#e4e7ea"/><text x="12" y="13.5" font-size="3" fill="#4a545c" text-anchor="middle">NO IMAGE</text>',
);

/** The shop's logo: its name beside an anchor. */
export function logoPicture(name: string): string {
  return dataAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${name.length * 14 + 48}" height="48"><path d="M20 10a4 4 0 1 0 .01 0M20 18v20M12 24h16M8 30c2 10 22 10 24 0" fill="none" stroke="#1f3a4d" stroke-width="3"/>` +
      `<text x="44" y="32" font-family="Georgia,serif" font-size="24" fill="#1f3a4d">${name}</text></svg>`,
  );
}

/** A label that the owner puts on an item. */
export function labelPicture(text: string): string {
  return dataAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="32" fill="#a51d36"/>` +
      `<text x="32" y="38" font-family="sans-serif" font-size="16" fill="#fff" text-anchor="middle">${text}</text></svg>`,
  );
}

function svg(width: number, content: string): string {
  return dataAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 24 24">${content}</svg>`,
  );
}

/** Safe in an attribute, in a script and in `url()`, with quotes or without. */
function dataAddress(drawing: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}
