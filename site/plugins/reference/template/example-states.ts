import { appOfState, type ItemState, itemStateNames, itemStates, parse, render, walk } from '@shop-docs/template';
import {
  type ExampleSettings,
  type ExampleState,
  exampleInput,
} from '../../../src/components/TemplateExample/example-input.ts';

/** More than these are no choice but a list; the editor has them all. */
const most = 4;

/** States in the order in which readers ask for them; of two that look alike the first is offered. */
const offered: readonly ItemState[] = [
  'on-sale',
  'sold-out',
  'sale',
  'before-sale',
  'pre-order',
  'variations',
  'options',
  'no-image',
  'subscription',
];

/** States that only the number of images tells apart: for an example about images the others are no news. */
const ofImages: readonly string[] = ['no-image', 'one-image', 'twenty-images'];

/** Pages that list items: of them the reader asks what an empty shop shows. */
const lists: readonly string[] = ['index', 'category', 'search', 'load-items'];

/**
 * The states of the sample shop in which a template goes another way: an other block is printed, or none.
 * @returns None where nothing depends on the state; otherwise the state of the page first.
 */
export function exampleStatesOf(source: string, settings: ExampleSettings): readonly ExampleState[] {
  const isList = lists.includes(settings.page);
  const plain = withoutValues(source);
  const waysOf = (each: ExampleSettings) => new Set(printedLines(render(plain, exampleInput(each)).html));
  const own = waysOf(settings);
  const seen = [own];
  const others = candidatesOf(settings, isList).filter((candidate) => {
    const ways = waysOf(candidate.settings);
    // A list shows several items: only a line that no item has so far is news.
    const isNews = seen.every((before) =>
      isList && !candidate.settings.empty
        ? !isWithin(ways, before)
        : !isWithin(ways, before) || !isWithin(before, ways),
    );
    if (isNews) seen.push(ways);
    return isNews;
  });
  if (others.length === 0) return [];
  return [{ label: ownLabel(settings, isList), settings }, ...others.slice(0, most)];
}

function candidatesOf(settings: ExampleSettings, isList: boolean): readonly ExampleState[] {
  const { page, apps = [] } = settings;
  if (page !== 'item' && !isList) return [];
  const states = offered
    .filter((state) => state !== (settings.item ?? 'on-sale'))
    .filter((state) => state === 'on-sale' || isOfImages(state) || !isOfImages(settings.item))
    .map((item) => {
      const app = appOfState[item];
      const more = app && !apps.includes(app) ? [...apps, app] : apps;
      return { label: itemStateNames[item], settings: { ...settings, item, apps: more } };
    });
  const { item: _, ...anyItem } = settings;
  return isList ? [{ label: 'Empty shop', settings: { ...anyItem, empty: true } }, ...states] : states;
}

function ownLabel({ item }: ExampleSettings, isList: boolean): string {
  const state = item ?? (isList ? undefined : 'on-sale');
  return isState(state) ? itemStateNames[state] : 'Some items';
}

const isOfImages = (state: string | undefined): boolean => state !== undefined && ofImages.includes(state);

const isState = (state: string | undefined): state is ItemState => state !== undefined && state in itemStates;

/** The source with names in place of values: what is left to tell two results apart are the blocks. */
function withoutValues(source: string): string {
  let result = '';
  let end = 0;
  walk(parse(source).children, {
    enter({ type, span }) {
      if (type !== 'variable') return;
      result += source.slice(end, span.start) + source.slice(span.start + 1, span.end - 1);
      end = span.end;
    },
  });
  return result + source.slice(end);
}

const printedLines = (html: string): string[] =>
  html
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((each) => all.has(each));
