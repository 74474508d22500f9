import { expect, it } from 'vitest';
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
      'Unexpected image from img.example.org, expected the uploader of the platform or a well-known public CDN; upload the file',
    ],
    [
      'https://code.example.org',
      'Unexpected script from code.example.org, expected the uploader of the platform or a well-known public CDN; upload the file',
    ],
    [
      'https://files.example.org',
      'Unexpected image from files.example.org, expected the uploader of the platform or a well-known public CDN; upload the file',
    ],
  ]);
});
