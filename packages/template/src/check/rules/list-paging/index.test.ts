import { expect, it } from 'vitest';
import { check } from '../../check.ts';
import { underlined } from '../../underlined.ts';
import { listPaging } from './index.ts';

const loads = '{block:LoadItemsPage}{block:Items}{/block:Items}{/block:LoadItemsPage}';
const list = '{block:IndexPage}{block:Items}<p>{ItemTitle}</p>{/block:Items}{/block:IndexPage}';

it('underlines the first list that nothing leads on from', () => {
  expect(underlined(listPaging, `${loads}${list}${list}`)).toEqual([
    [
      '{block:Items}',
      'Missing {LoadItemsPageURL} or {NextPageNumber}, expected a script or a link that leads to the items after the first 24',
    ],
  ]);
  expect(underlined(listPaging, `<head>{HeadLinkNextPrevTag}</head>${list}`)).toHaveLength(1);
});

it.each([
  ['a script that requests them', '<script>fetch("{LoadItemsPageURL}" + 2 + "{LoadItemsPageURLParams}")</script>'],
  ['a link to the next page', '<a href="?page={NextPageNumber}">More</a>'],
  ['a script that counts to the last page', '<script>const last = {MaxPageNumber};</script>'],
  ['a tag with a slip', '<i id="next">{NextPage}</i>'],
  ['a tag with spaces', '<i id="next">{ NextPageNumber }</i>'],
  ['an address that a script makes', '<script>url.searchParams.set("page", 2)</script>'],
  ['an address without tags', '<script>fetch(shop + "/load_items/2")</script>'],
  ['the link of the head', '<script>document.querySelector("link[rel=next]")</script>'],
])('is content with %s', (_, paging) => {
  expect(underlined(listPaging, `${list}${paging}`)).toEqual([]);
});

it('asks nothing of a theme without a list on a page of its own', () => {
  expect(underlined(listPaging, loads)).toEqual([]);
  expect(underlined(listPaging, `{block:Hidden}${list}{/block:Hidden}`)).toEqual([]);
  expect(underlined(listPaging, '{block:ItemPage}{block:Items}{/block:Items}{/block:ItemPage}')).toEqual([]);
});

it('asks nothing of an excerpt', () => {
  expect(check(list, { fragment: true })).toEqual([]);
});
