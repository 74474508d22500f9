import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteBuild } from '../cli/read-content.ts';
import { createDocs } from '../content/docs.ts';
import { readBuild } from '../content/read-build.ts';
import { findBrowser } from '../screenshot/find-browser.ts';
import { createMcpServer } from '../server/create-server.ts';
import { createSession } from '../session.ts';
import { type Agent, connect, textOf } from '../testing/connect.ts';
import { tools } from './index.ts';

/** The tools over the pages of the last build: `npm test` builds before it comes here. */
describe('the tools', { timeout: 60_000 }, () => {
  const content = readBuild(siteBuild);
  const newAgent = async (): Promise<Agent> => {
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    await createMcpServer(createSession(createDocs(content))).connect(theirs);
    return connect(ours);
  };
  let agent: Agent;
  beforeAll(async () => {
    agent = await newAgent();
  });

  it('come from a server that has the name of the site', () => {
    expect(agent.client.getServerVersion()).toMatchObject({ title: content.title });
  });

  it('are listed with schemas of what they take and answer', async () => {
    const listed = (await agent.client.listTools()).tools;
    expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
    for (const { name, inputSchema, outputSchema, description } of listed) {
      expect([name, inputSchema.type, outputSchema?.type]).toEqual([name, 'object', 'object']);
      expect(inputSchema.additionalProperties, name).toBe(false);
      expect(description?.length, name).toBeGreaterThan(50);
    }
  });

  it('search finds tags, paths and messages, and links to the published address', async () => {
    interface Found {
      readonly hits: readonly { readonly url: string }[];
    }
    const first = async (query: string) => (await agent.ask<Found>('search', { query })).hits[0]?.url;
    expect(await first('{block:NoItemStock}')).toBe(`${content.address}template/syntax/item#block-NoItemStock`);
    expect(await first('/1/items/add')).toBe(`${content.address}api/items/add#endpoint`);
    const { hits } = await agent.ask<Found>('search', { query: 'item', part: 'template', limit: 5 });
    expect(hits).toHaveLength(5);
    for (const { url } of hits) expect(url).toContain('/template/');
    expect(textOf(await agent.call('search', { query: 'qqqzzzxxx' }))).toContain('Nothing is found');
  });

  it('page takes a path or an address, one section, and gives a long page in parts that make the whole', async () => {
    interface Part {
      readonly url: string;
      readonly markdown: string;
      readonly headings: readonly string[];
      readonly nextOffset: number | null;
    }
    const { path, markdown } = content.pages.reduce((longest, each) =>
      each.markdown.length > longest.markdown.length ? each : longest,
    );
    let whole = '';
    for (let offset: number | null = 0; offset !== null; ) {
      const part: Part = await agent.ask<Part>('page', { page: `${content.address}${path.slice(1)}#x`, offset });
      expect(part.markdown.length).toBeLessThanOrEqual(12_000);
      whole += part.markdown;
      offset = part.nextOffset;
    }
    expect(whole).toBe(markdown);
    const section = await agent.ask<Part>('page', { page: 'api/items/add.md', heading: 'errors' });
    expect(section.url).toBe(`${content.address}api/items/add`);
    expect(section.markdown).toMatch(/^## Errors\n/);
    expect(section.markdown).not.toMatch(/^## (?!Errors)/m);
    expect(section.headings).toContain('Errors');
    expect(await agent.refused('page', { page: '/api/items/ad' })).toMatch(
      /^Unexpected page \/api\/items\/ad, .*\/api\//,
    );
    expect(await agent.refused('page', { page: '/api/', heading: 'Colors' })).toContain('expected one of the page: ');
    expect(await agent.refused('page', { page: '/api/', offset: 10_000_000 })).toContain('Unexpected offset 10000000');
  });

  it('operation gives facts with their evidence, and names its sources', async () => {
    interface Facts {
      readonly parameters: readonly { readonly name: string; readonly evidence: string; readonly sources: string[] }[];
      readonly fields?: unknown;
      readonly sources: Readonly<Record<string, string>>;
    }
    const facts = await agent.ask<Facts>('operation', { operation: 'items/add' });
    const title = facts.parameters.find(({ name }) => name === 'title');
    expect(title?.evidence).toBe('documented');
    for (const id of title?.sources ?? []) expect(facts.sources[id]).toBeTruthy();
    expect(facts.fields).toBeUndefined();
    const fields = await agent.ask<Facts>('operation', { operation: 'orders/detail', parts: ['fields'] });
    expect(fields.fields).not.toHaveLength(0);
  });

  it('tag explains a tag, corrects a name, finds by words, and suggests', async () => {
    interface Told {
      readonly tag: { readonly name: string; readonly url: string } | null;
      readonly correction: string | null;
      readonly found: readonly { readonly name: string }[];
    }
    const image = await agent.ask<Told>('tag', { name: '{ItemImage3URL-640}' });
    expect(image.tag?.name).toBe('{ItemImage[1-20]URL-640}');
    expect(image.tag?.url).toBe(`${content.address}template/syntax/item#ItemImage-1-20-URL-640`);
    expect((await agent.ask<Told>('tag', { name: 'ItemImage21URL-640' })).correction).toContain('out of range');
    expect(await agent.ask<Told>('tag', { name: '{ItemLink}' })).toMatchObject({ tag: { name: '{ItemPageURL}' } });
    const found = await agent.ask<Told>('tag', { name: 'sales period' });
    expect(found.found.map(({ name }) => name)).toContain('{block:ItemWatingForSale}');
    expect(await agent.refused('tag', { name: 'ItemTitel' })).toBe('Unexpected tag ItemTitel, expected {ItemTitle}.');
  });

  it('samples warn of values that the platform would not take', async () => {
    const values = { title: 'Tote', price: -1 };
    const { warnings } = await agent.ask<{ warnings: string[] }>('samples', { operation: 'items/add', values });
    expect(warnings.join()).toContain('for price');
    expect(await agent.refused('samples', { operation: 'items/add', values: { colour: 'red' } })).toMatch(
      /^Unexpected parameter colour of items\/add, expected one of title, /,
    );
  });

  it('check_theme says where and what, mends on request, and refuses what is no theme', async () => {
    const source = '<p>{block:Items}{ ItemTitle }{/block:Items}</p>';
    const found = await agent.ask<{ errors: number; fixed?: string; findings: { help: string; line: number }[] }>(
      'check_theme',
      { source, fragment: true },
    );
    expect(found.errors).toBeGreaterThan(0);
    expect(found.fixed).toBeUndefined();
    expect(found.findings[0]).toMatchObject({ line: 1, column: 17 });
    expect(found.findings[0]?.help).toContain(`${content.address}template/guideline/check_list#rule-`);
    const mended = await agent.ask('check_theme', { source, fragment: true, fix: true });
    expect(mended).toMatchObject({ errors: 0, fixed: '<p>{block:Items}{ItemTitle}{/block:Items}</p>' });
    expect(await agent.refused('check_theme', { source: '{"a":1}' })).toContain('This looks like JSON');
  });

  it('render_theme installs the app that shows a state, and refuses unknown items and options', async () => {
    const source = '{block:HasItemProperPrice}<b>reduced</b>{/block:HasItemProperPrice}';
    const { html, apps } = await agent.ask<{ html: string; apps: string[] }>('render_theme', {
      source,
      page: 'item',
      item: 'sale',
    });
    expect([html.includes('<b>reduced</b>'), apps]).toEqual([true, ['sale']]);
    expect(await agent.refused('render_theme', { source, item: 7 })).toContain(
      'Unexpected item 7, expected one of 1001',
    );
    expect(await agent.refused('render_theme', { source, options: { 'color:A': 'red' } })).toContain('color:A');
  });

  it.skipIf(!findBrowser())('render_theme takes a picture in the size that was asked for', async () => {
    const source = '<body style="background:#fff">{ItemTitle}';
    const { content: parts } = await agent.call('render_theme', { source, screenshot: true, width: 320, height: 240 });
    const picture = parts.find((part) => part.type === 'image');
    const bytes = Buffer.from(picture?.type === 'image' ? picture.data : '', 'base64');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([320, 240]);
  });

  it('sandbox_call answers as the platform does, to a shop that no other session sees', async () => {
    const other = await newAgent();
    const input = { operation: 'items/detail', values: { item_id: 1003 } };
    const status = async (each: Agent) => (await each.ask<{ status: number }>('sandbox_call', input)).status;
    expect(await status(agent)).toBe(200);
    await agent.ask('sandbox_call', { ...input, operation: 'items/delete' });
    expect([await status(agent), await status(other)]).toEqual([400, 200]);
    const refused = await agent.ask('sandbox_call', { operation: 'users/me', token: 'wrong' });
    expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    const shops = await agent.ask('sandbox_call', { operation: 'search/index', values: { q: 'tote' } });
    expect(shops).toMatchObject({ status: 200 });
  });

  it('sandbox_control lets what is asked for happen, and says what cannot be', async () => {
    await agent.ask('sandbox_control', {
      route: 'POST /sandbox/failures',
      body: { operation: 'items/index', error: 'day_api_limit' },
    });
    const limited = await agent.ask('sandbox_call', { operation: 'items/index' });
    expect(limited).toMatchObject({ status: 400, body: { error: 'day_api_limit' } });
    expect(
      await agent.refused('sandbox_control', { route: 'POST /sandbox/orders', body: { payment: 'gold' } }),
    ).toMatch(/^Unexpected /);
  });

  it.each([
    ['search', {}, 'Unexpected call of search without query, expected a value of the type string.'],
    ['search', { query: 'x', limit: 99 }, 'Unexpected limit 99 of search, expected at most 20.'],
    ['search', { query: 'x', size: 9 }, 'Unexpected size of search, expected query, part, limit.'],
    ['search', { query: '' }, 'Unexpected query "" of search, expected at least 1 characters.'],
    [
      'operation',
      { operation: 'items/ad' },
      'Unexpected operation "items/ad" of operation, expected one of oauth/authorize, ',
    ],
    ['render_theme', { source: 'x', page: 'home' }, 'Unexpected page "home" of render_theme, expected one of index, '],
    [
      'sandbox_call',
      { operation: 'items/add', values: { title: true } },
      'Unexpected values.title true of sandbox_call, ',
    ],
  ])('%s %j is refused in words', async (tool, input, message) => {
    expect(await agent.refused(tool, input)).toContain(message);
  });

  it('an unknown tool is refused with the names of those that there are', async () => {
    await expect(agent.call('serach')).rejects.toThrow('Unexpected tool serach, expected one of search, page, ');
  });
});
