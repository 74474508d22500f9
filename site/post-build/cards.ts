import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { CheerioAPI } from 'cheerio';
import { escapeText } from 'entities/escape';
import { awning } from '../config/awning.ts';
import { editionOf, locales } from '../config/editions.ts';
import { palette } from '../config/palette.ts';
import { platform } from '../config/platform.ts';
import { remember } from './remember.ts';

/** What the picture of a page says. */
interface Card {
  readonly section: string;
  readonly title: string;
  /** The call of an operation, else what the page is about. */
  readonly about: string;
  readonly color: string;
}

/** Draws the pictures that others show with a link to a page, while the pages of a site come by. */
export interface CardDrawer {
  /**
   * @param path The page's file below the root, with a leading slash.
   * @param $ The page, parsed; it stays as it is.
   * @returns Path of the picture below the root of the page's language; undefined for a page that is not part of the
   *   documentation.
   */
  add(path: string, $: CheerioAPI): string | undefined;
  /** Forgets kept pictures of pages that there are no more. */
  done(): void;
}

const { resolve } = createRequire(import.meta.url);

/** The font of the pictures: the same on every machine, and never sent to a reader. */
const fonts = ['400Regular/Figtree_400Regular.ttf', '700Bold/Figtree_700Bold.ttf'].map((name) =>
  resolve(`@expo-google-fonts/figtree/${name}`),
);

/** A language other than the first stands below its name. */
const folderOf = (locale: string): string => (locale === locales[0] ? '' : `/${locale}`);

/** What decides about a picture besides its text. */
const code = ['../../package-lock.json'].map((file) => join(import.meta.dirname, file));

/** The font has no Japanese: a name in parentheses goes, and a text that says more in Japanese is left out. */
function latin(text: string): string {
  const rest = text.replace(/ ?\([^()]*[\u3000-\u9fff\uff00-\uffef][^()]*\)/g, '');
  return /[\u3000-\u9fff\uff00-\uffef]/.test(rest) ? '' : rest;
}

function cardOf(path: string, $: CheerioAPI): Card | undefined {
  const title = $('article h1').first().text();
  const [, section] = /\/(api|template)(?:[/.]|$)/.exec(path) ?? [];
  if (title === '' || !section) return undefined;
  const call = $('#endpoint p').first();
  const [method = '', url = ''] = [call.children('span').text(), call.children('code').text()];
  return {
    section: section === 'api' ? 'API' : 'Templates',
    title: latin(title),
    about: url ? `${method} ${url}` : latin($('meta[name="description"]').attr('content') ?? ''),
    color: section === 'api' ? palette.get : palette.accent,
  };
}

/** Breaks a text into lines of about as many characters; what is too long for the picture ends with an ellipsis. */
function lines(text: string, most: number, length: number): readonly string[] {
  const found: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = found.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= length) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found.length <= most ? found : [...found.slice(0, most - 1), `${found[most - 1]} …`];
}

function svgOf({ section, title, about, color }: Card): string {
  const size = title.length > 40 ? 68 : 84;
  const heads = lines(title, 3, Math.floor(1020 / (size * 0.52)));
  const texts = lines(about, heads.length > 2 ? 1 : 3, 56);
  const text = (content: string, y: number, attributes: string) =>
    `<text x="90" y="${y}" ${attributes}>${escapeText(content)}</text>`;
  const first = 330;
  const below = first + (heads.length - 1) * size * 1.1 + 76;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Figtree">
<rect width="1200" height="630" fill="${color}"/><path d="${awning}" fill="${palette.canvas}"/>
${text(`${platform.site.name} · ${section}`, 226, `font-size="34" fill="${palette.canvas}"`)}
${heads.map((line, at) => text(line, first + at * size * 1.1, `font-size="${size}" font-weight="700" fill="${palette.canvas}"`)).join('\n')}
${texts.map((line, at) => text(line, below + at * 46, `font-size="34" fill="${palette.canvas}" fill-opacity="0.85"`)).join('\n')}
</svg>`;
}

let isReady: Promise<void> | undefined;

/** @param cacheDir Where the pictures are kept for the next build. */
export async function createCardDrawer(buildDir: string, cacheDir: string): Promise<CardDrawer> {
  isReady ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await isReady;
  const fontBuffers = fonts.map((file) => readFileSync(file));
  const remembered = remember<string>(cacheDir, code);
  const draw = (svg: string): string => {
    const picture = new Resvg(svg, {
      fitTo: { mode: 'width', value: 1200 },
      font: { fontBuffers, defaultFontFamily: 'Figtree', loadSystemFonts: false },
    });
    return Buffer.from(picture.render().asPng()).toString('base64');
  };
  for (const folder of locales.map(folderOf)) mkdirSync(join(buildDir, folder, 'img/cards'), { recursive: true });
  return {
    add(path, $) {
      const card = cardOf(path, $);
      if (!card) return undefined;
      const svg = svgOf(card);
      const folder = folderOf(editionOf(path).locale);
      const route = path.slice(folder.length + 1).replace(/(?:\/index)?\.html$/, '');
      const picture = `/img/cards/${route.replaceAll('/', '-')}.png`;
      writeFileSync(
        join(buildDir, folder, picture),
        Buffer.from(
          remembered(svg, () => draw(svg)),
          'base64',
        ),
      );
      return picture;
    },
    done: () => remembered.forgetOthers(),
  };
}
