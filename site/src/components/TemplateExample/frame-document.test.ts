import { readFileSync } from 'node:fs';
import { sampleShop } from '@shop-docs/template';
import { escapeUTF8 } from 'entities/escape';
import { expect, test } from 'vitest';
import { frameDocument } from './frame-document.ts';

test('a result brings its policy, and nothing that the policy would refuse', () => {
  const html = frameDocument(
    '<img alt="" src="{ItemImage21URL-500}"><img src=\'https://tracker.example/a.png\'><img src="data:image/svg+xml,a"><link rel="stylesheet" href="https://tracker.example/font.css"><script>alert(1)</script>',
    'en',
  );
  expect(html).toMatch(/^<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none';/);
  expect(html).toContain(`<img alt="" src="data:,"><img src='data:,'><img src="data:image/svg+xml,a">`);
  expect(html).not.toMatch(/tracker|alert/);
});

test('the policy of a result lets nothing run, and nothing come from anywhere', () => {
  const [, policy = ''] = /^<!doctype html><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
    frameDocument('<p style="background: url(https://tracker.example/a.png)">'),
  ) ?? [''];
  const directives = new Map(policy.split('; ').map((each) => [each.split(' ', 1)[0], each.split(' ').slice(1)]));
  expect(directives.get('default-src')).toEqual(["'none'"]);
  for (const [name, sources = []] of directives) {
    const harmless = name === 'style-src' ? ["'unsafe-inline'"] : ['data:', "'none'"];
    expect([name, sources.filter((each) => !harmless.includes(each))]).toEqual([name, []]);
  }
});

test('a whole document keeps its head behind the policy', () => {
  expect(frameDocument('<!DOCTYPE html>\n<html lang="ja"><head><title>A</title></head></html>')).toMatch(
    /^<!doctype html><meta [^>]*><style>@media print[^<]*<\/style>\n?<html lang="ja"><head><title>A<\/title>/,
  );
});

test('the example that shows what its script makes lists the articles of the sample shop', () => {
  const page = readFileSync(new URL('../../../docs/template/apps/blog_app.mdx', import.meta.url), 'utf8');
  const [, after = ''] = page.split('The section after the script has run');
  const titles = [...after.matchAll(/<li><a href="\{BlogPageURL\}\/[\d/]+">(.*?)<\/a>/g)].map(([, title]) => title);
  expect(titles.slice(0, 3)).toEqual(sampleShop.articles.slice(0, 3).map(({ title }) => escapeUTF8(title)));
});
