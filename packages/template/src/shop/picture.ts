import type { Item, Shape } from './shop.ts';

/** One path each, on a field of 24 by 24. */
const shapes: Readonly<Record<Shape, string>> = {
  tote: 'M5 9h14l1 11H4zM8 9V7a4 4 0 0 1 8 0v2',
  mug: 'M5 7h11v10a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM16 9h2a2 2 0 0 1 0 6h-2',
  plate: 'M12 4a8 8 0 1 0 .01 0M12 8a4 4 0 1 0 .01 0',
  bottle: 'M10 3h4v4l2 3v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10l2-3zM8 14h8',
  book: 'M6 4h11a1 1 0 0 1 1 1v15H7a2 2 0 0 1-2-2V5a1 1 0 0 1 1-1M5 18a2 2 0 0 1 2-2h11',
  print: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4',
  candle: 'M8 11h8v9H8zM12 11V9M12 4c2 2 2 4 0 5-2-1-2-3 0-5',
  shirt: 'M8 4l4 2 4-2 4 4-3 3v9H7v-9L4 8z',
  towel: 'M7 4h10v16H7zM7 8h10M7 16h10',
  sweet: 'M8 8h8v8H8zM8 12L3 8v8zM16 12l5-4v8z',
};

/**
 * Draws picture `number` of an item as an SVG in a data address, so that a preview needs no network.
 * @param width Pixels, as in the name of the tag.
 */
export function picture({ shape, hue }: Pick<Item, 'shape' | 'hue'>, number: number, width: number): string {
  const tone = (hue + number * 25) % 360;
  const mark = number > 1 ? `<text x="1" y="23" font-size="3" fill="hsl(${tone} 45% 25%)">${number}</text>` : '';
  return svg(
    width,
    `<rect width="24" height="24" fill="hsl(${tone} 45% 88%)"/>` +
      `<path d="${shapes[shape]}" fill="hsl(${tone} 45% 72%)" stroke="hsl(${tone} 45% 25%)" stroke-width=".7"/>${mark}`,
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
