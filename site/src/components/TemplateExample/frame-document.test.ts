import { expect, test } from 'vitest';
import { frameDocument } from './frame-document.ts';

test('a result brings its policy, and nothing that the policy would refuse', () => {
  const html = frameDocument(
    '<img alt="" src="{ItemImage21URL-500}"><img src=\'https://tracker.example/a.png\'><img src="data:image/svg+xml,a"><script>alert(1)</script>',
    'en',
  );
  expect(html).toMatch(/^<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none';/);
  expect(html).toContain(`<img alt="" src="data:,"><img src='data:,'><img src="data:image/svg+xml,a">`);
  expect(html).not.toMatch(/tracker|alert/);
});

test('a whole document keeps its head behind the policy', () => {
  expect(frameDocument('<!DOCTYPE html>\n<html lang="ja"><head><title>A</title></head></html>')).toMatch(
    /^<!doctype html><meta [^>]*>\n?<html lang="ja"><head><title>A<\/title>/,
  );
});
