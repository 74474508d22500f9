import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { docs } from './check-source.ts';
import { reference } from './index.ts';

const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));

it('no link of the pages is refused: the build finds them all in built pages', async () => {
  const refused: string[] = [];
  for (const page of pages) {
    const source = readFileSync(join(docs, page), 'utf8');
    const file = new VFile({
      value: escapeMarkdownHeadingIds(source.replace(/^---\n.*?^---$/ms, '')),
      path: join(docs, page),
    });
    await compile(file, { remarkPlugins: [reference, remarkGfm] }).catch((error: Error) => refused.push(error.message));
  }
  expect(pages.length).toBeGreaterThan(50);
  expect(refused).toEqual([]);
});
