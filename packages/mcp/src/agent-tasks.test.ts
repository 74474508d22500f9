import { samples as languages } from '@shop-docs/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agent, connect } from './testing/connect.ts';
import { startMain } from './testing/start-main.ts';

/** What a model with nothing but this server can do, over the real command. `npm test` builds the site before. */
describe('an agent with the server alone', { timeout: 60_000 }, () => {
  let agent: Agent;
  beforeAll(async () => {
    agent = await connect(startMain());
  }, 60_000);
  afterAll(() => agent?.client.close());

  interface Called {
    readonly status: number;
    readonly body: Record<string, never>;
  }
  interface Found {
    readonly hits: readonly { readonly title: string; readonly excerpt: string; readonly url: string }[];
  }

  it('finds why an order cannot be dispatched, and dispatches it', async () => {
    const placed = await agent.ask<{
      body: { order: { unique_key: string; order_items: { order_item_id: number }[] } };
    }>('sandbox_control', { route: 'POST /sandbox/orders', body: { payment: 'cvs' } });
    const { unique_key, order_items } = placed.body.order;
    const dispatch = {
      operation: 'orders/edit_status',
      values: { order_item_id: order_items[0]?.order_item_id ?? 0, status: 'dispatched' },
    };
    const refused = await agent.ask<Called>('sandbox_call', dispatch);
    expect(refused.status).toBe(400);

    const message = String(refused.body.error_description);
    const { hits } = await agent.ask<Found>('search', { query: message, part: 'api' });
    expect(hits[0]?.excerpt).toContain(message);
    const { errors } = await agent.ask<{ errors: { code: string; message: string; remedy: string }[] }>('operation', {
      operation: 'orders/edit_status',
      parts: ['errors'],
    });
    const known = errors.find((each) => each.message === message);
    expect(known?.code).toBe(refused.body.error);
    expect(known?.remedy).toMatch(/pa(id|yment)/i);

    await agent.ask('sandbox_control', { route: 'POST /sandbox/orders/pay', body: { unique_key } });
    const done = await agent.ask<Called>('sandbox_call', dispatch);
    expect(done.status).toBe(200);
    const read = await agent.ask<Called>('sandbox_call', { operation: 'orders/detail', values: { unique_key } });
    expect(read.body.order).toMatchObject({ dispatch_status: 'dispatched' });
  });

  it('writes a theme with a sold-out label, checks and renders it', async () => {
    const { hits } = await agent.ask<Found>('search', { query: 'sold out label', part: 'template' });
    expect(hits.length).toBeGreaterThan(0);
    const { tag } = await agent.ask<{ tag: { name: string; negation: string; evidence: { level: string } } }>('tag', {
      name: 'block:NoItemStock',
    });
    expect(tag.evidence.level).toBeTruthy();

    const { markdown } = await agent.ask<{ markdown: string }>('page', {
      page: '/template/default/must',
      heading: 'The list',
    });
    const example = /```[^\n]*\n([\s\S]*?)```/.exec(markdown)?.[1] ?? '';
    const label = '{block:NoItemStock}<p class="sold">Sold out</p>{/block:NoItemStock}';
    const broken = example.replace(
      '{ItemAttentionTag}',
      `{ItemAttentionTag}${label.replace('NoItemStock}', 'NoItemStok}')}`,
    );
    const first = await agent.ask<{ errors: number; findings: { message: string; help: string }[] }>('check_theme', {
      source: broken,
    });
    expect(first.findings.map((each) => each.message).join('\n')).toContain('NoItemStock');

    const source = `<!DOCTYPE html>\n<html lang="ja">\n${example.replace('{ItemAttentionTag}', `{ItemAttentionTag}${label}`)}</html>`;
    const second = await agent.ask<{ errors: number; findings: unknown[] }>('check_theme', { source });
    expect(second.errors, JSON.stringify(second.findings)).toBe(0);

    const render = { source, page: 'item', language: 'en' };
    const soldOut = await agent.ask<{ html: string }>('render_theme', { ...render, item: 'sold-out' });
    expect(soldOut.html).toContain('<p class="sold">Sold out</p>');
    const onSale = await agent.ask<{ html: string }>('render_theme', { ...render, item: 'on-sale' });
    expect(onSale.html).not.toContain('class="sold"');
  });

  it('adds an item with two variations and reads it back', async () => {
    const { parameters } = await agent.ask<{ parameters: { name: string; required: unknown }[] }>('operation', {
      operation: 'items/add',
    });
    expect(parameters.map(({ name }) => name)).toContain('variation[0]');
    const values = {
      title: 'Cotton tote',
      price: 2400,
      stock: 7,
      variation: ['Navy', 'Sand'],
      variation_stock: [3, 4],
    };
    const { samples } = await agent.ask<{ samples: { language: string; code: string }[] }>('samples', {
      operation: 'items/add',
      values,
    });
    expect(samples.map(({ language }) => language)).toEqual(languages.map(({ id }) => id));
    for (const { code } of samples) expect(code).toContain('Navy');

    const added = await agent.ask<{ status: number; body: { item: { item_id: number } } }>('sandbox_call', {
      operation: 'items/add',
      values,
    });
    expect(added.status).toBe(200);
    const { item_id } = added.body.item;
    const read = await agent.ask<{ body: { item: Record<string, unknown> } }>('sandbox_call', {
      operation: 'items/detail',
      values: { item_id },
    });
    expect(read.body.item).toMatchObject({
      title: 'Cotton tote',
      variations: [
        { variation: 'Navy', variation_stock: 3 },
        { variation: 'Sand', variation_stock: 4 },
      ],
    });
  });
});
