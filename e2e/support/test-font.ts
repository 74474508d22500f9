import type { Frame, Page } from '@playwright/test';

/** Name of the font in style sheets; `test-font-code` is the one of code. */
export const testFont = 'test-font';
const unitsPerEm = 1000;
const [ascent, descent] = [930, 240];

/** Widths of Latin characters in thousandths of the font size, roughly those of a wide sans-serif; all others have 630. */
const latinWidths: readonly (readonly [width: number, characters: string])[] = [
  [300, ` !',./:;I\\ijl|`],
  [400, '"()-[]`frt{}'],
  [550, '?*FJLTcksvxyz'],
  [760, 'CDGHNOQUVX&'],
  [900, '%@MWmw#+<=>~^'],
];
const ordinaryWidth = 630;
const codeWidth = 600;
/** Signs, Japanese and everything else up to the end of Unicode are as wide as they are high, as in every Japanese font. */
const wide = [0x2000, 0x10ffff] as const;

/**
 * Makes the page, or a frame in it, use a font that the test brings along, so that lines break at the same words and
 * boxes have the same heights on every machine. The font has widths and no shapes: nothing of it can be seen. It is
 * added by the API of the browser, for which a content security policy needs no exception.
 */
export async function useTestFont(page: Page | Frame): Promise<void> {
  const fonts = [
    [testFont, base64(fontOf(latinWidths))],
    [
      `${testFont}-code`,
      base64(fontOf([[codeWidth, latinWidths.map(([, characters]) => characters).join('')]], codeWidth)),
    ],
  ] as const;
  await page.evaluate(
    async ({ fonts, text, code }) => {
      for (const [name, content] of fonts) {
        const bytes = Uint8Array.from(atob(content), (each) => each.charCodeAt(0));
        document.fonts.add(await new FontFace(name, bytes).load());
      }
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        *, ::before, ::after { font-family: ${text} !important; font-synthesis: none !important }
        pre, code, kbd, samp, pre *, code * { font-family: ${code} !important }
      `);
      document.adoptedStyleSheets.push(sheet);
    },
    { fonts, text: testFont, code: `${testFont}-code` },
  );
}

const base64 = (bytes: Buffer) => bytes.toString('base64');

/** A TrueType font whose glyphs are empty: one for each width. */
function fontOf(widths: typeof latinWidths, ordinary = ordinaryWidth): Buffer {
  const advances = [unitsPerEm, ordinary, ...widths.map(([width]) => width)];
  const glyphOf = (character: string) => {
    const row = widths.findIndex(([, characters]) => characters.includes(character));
    return row < 0 ? 1 : row + 2;
  };
  const groups: [from: number, to: number, glyph: number][] = [];
  for (let code = 0x20; code < 0x7f; code++) groups.push([code, code, glyphOf(String.fromCodePoint(code))]);
  groups.push([0xa0, wide[0] - 1, 1], [...wide, 0]);
  const tables: Record<string, Buffer> = {
    // Version, averages, permissions, sizes and places of small letters, family and ranges, selection, metrics.
    'OS/2': numbers([
      ...u16(4, ordinary, 400, 5, 0, ...Array<number>(11).fill(0), ...Array<number>(5).fill(0)),
      ...u16(...Array<number>(10).fill(0), 0x40, 0x20, 0xffff, ascent, -descent, 0, ascent, descent),
      ...u16(0, 1, 0, 0, 500, 700, 0, 0x20, 1),
    ]),
    cmap: numbers([
      ...u16(0, 1, 3, 10),
      ...u32(12),
      ...u16(13, 0), // one glyph for all characters of a group
      ...u32(16 + 12 * groups.length, 0, groups.length, ...groups.flat()),
    ]),
    glyf: numbers([0, 0, 0, 0]),
    head: numbers([
      ...u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      ...u16(0, unitsPerEm),
      ...u32(0, 0, 0, 0),
      ...u16(0, -descent, unitsPerEm, ascent, 0, 8, 2, 0, 0),
    ]),
    hhea: numbers([
      ...u32(0x10000),
      ...u16(ascent, -descent, 0, unitsPerEm, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, advances.length),
    ]),
    hmtx: numbers(advances.flatMap((advance) => u16(advance, 0))),
    loca: numbers(u16(...Array<number>(advances.length + 1).fill(0))),
    maxp: numbers([...u32(0x10000), ...u16(advances.length, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: numbers(u16(0, 0, 6)),
    post: numbers(u32(0x30000, 0, 0, 0, 0, 0, 0, 0)),
  };
  const names = Object.keys(tables).sort();
  const header = [...u32(0x10000), ...u16(names.length, 128, 3, names.length * 16 - 128)];
  let offset = header.length + 16 * names.length;
  const bodies: Buffer[] = [];
  for (const name of names) {
    const body = tables[name] ?? Buffer.alloc(0);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    header.push(...Buffer.from(name), ...u32(checksum(padded), offset, body.length));
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([numbers(header), ...bodies]);
}

const numbers = (bytes: readonly number[]) => Buffer.from(bytes);
const u16 = (...values: number[]) => values.flatMap((value) => [(value >> 8) & 255, value & 255]);
const u32 = (...values: number[]) => values.flatMap((value) => u16(Math.floor(value / 65_536), value % 65_536));

function checksum(table: Buffer): number {
  let sum = 0;
  for (let place = 0; place < table.length; place += 4) sum = (sum + table.readUInt32BE(place)) % 0x1_0000_0000;
  return sum;
}
