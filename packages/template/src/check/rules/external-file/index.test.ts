import { expect, it } from 'vitest';
import { checkWith } from '../../check.ts';
import { underlined } from '../../underlined.ts';
import { externalFile } from './index.ts';

it('allows the platform and public libraries', () => {
  expect(
    underlined(
      externalFile,
      '<img src="//img.example.org/a.png"><script src="https://code.example.org/a.js"></script><link rel="stylesheet" href="{BASEURL}/a.css"><link rel="stylesheet" href="https://cdn.jsdelivr.net/a.css"><link rel="canonical" href="https://example.org/"><style>a{background:url(https://files.example.org/b.png)}</style>',
    ),
  ).toEqual([
    [
      '//img.example.org',
      'Unexpected image from img.example.org, expected the uploader of BASE or a well-known public host; this host may not last',
    ],
    [
      'https://code.example.org',
      'Unexpected script from code.example.org, expected the uploader of BASE or a well-known public host; this host may not last',
    ],
    [
      'https://files.example.org',
      'Unexpected image from files.example.org, expected the uploader of BASE or a well-known public host; this host may not last',
    ],
  ]);
});

it('leaves the uploads of the platform, name spaces and addresses in data alone', () => {
  expect(
    underlined(
      externalFile,
      '<img src="https://basefile.akamaized.net/harbor/5f00/a.png"><svg xmlns="http://www.w3.org/2000/svg"></svg>' +
        `<style>a{background:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E")}</style>` +
        '<script src="https://code.jquery.com/jquery-3.7.1.min.js"></script><img src="{ItemImage1URL-640}"><img src="/img/shop/a.png">' +
        '<iframe src="https://maps.example.org/embed"></iframe>',
    ),
  ).toEqual([]);
});

it('finds relative addresses, plain http, srcset and imports', () => {
  expect(
    underlined(
      externalFile,
      '<img src="images/a.png" srcset="https://a.example.org/b.png 2x"><link rel="stylesheet" href="./css/style.css">' +
        '<iframe src="http://maps.example.org/"></iframe><style>@import "https://c.example.org/a.css";b{background:url(../b.webp)}</style>',
    ).map(([where]) => where),
  ).toEqual([
    'images/a.png',
    'https://a.example.org',
    './css/style.css',
    'http://maps.example.org',
    'https://c.example.org',
    '../b.webp',
  ]);
});

it('names what a style sheet loads, and finds lazy images, posters and other files', () => {
  expect(
    underlined(
      externalFile,
      '<style>@import url("https://a.example.org/a.css");@font-face{src:url(https://a.example.org/a.woff2)}</style>' +
        '<img data-src="img/a-{ItemId}.png"><video poster="p.jpg"></video><object data="a.swf.html"></object><iframe src="map.html"></iframe>' +
        '<link rel="manifest" href="m.json"><img src="/theme/a.png"><img src="/img/shop/a.png">',
    ).map(([where, says]) => [where, says.split(',', 1)[0]]),
  ).toEqual([
    ['https://a.example.org', 'Unexpected stylesheet from a.example.org'],
    ['https://a.example.org', 'Unexpected font from a.example.org'],
    ['img/a-{ItemId}.png', 'Unexpected relative URL of a file img/a-{ItemId}.png'],
    ['p.jpg', 'Unexpected relative URL of a file p.jpg'],
    ['a.swf.html', 'Unexpected relative URL of a file a.swf.html'],
    ['map.html', 'Unexpected relative URL of a file map.html'],
    ['m.json', 'Unexpected relative URL of a file m.json'],
    ['/theme/a.png', 'Unexpected URL of a file from the root of the shop /theme/a.png'],
  ]);
});

it('leaves scripts of services alone, which cannot be uploaded', () => {
  const source =
    '<script src="https://platform.twitter.com/widgets.js"></script><script src="https://connect.facebook.net/ja_JP/sdk.js"></script>';
  expect(underlined(externalFile, source)).toEqual([]);
});

it('judges a host alike, whatever it serves', () => {
  const source =
    '<link rel="stylesheet" href="https://me.example.org/t.css"><script src="https://me.example.org/t.js"></script><img src="https://me.example.org/a.png">';
  expect(checkWith([externalFile], source, true).map(({ severity }) => severity)).toEqual(['note', 'note', 'note']);
});
