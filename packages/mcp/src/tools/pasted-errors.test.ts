import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { errors } from '@shop-docs/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteBuild } from '../cli/read-content.ts';
import { createDocs } from '../content/docs.ts';
import { readBuild } from '../content/read-build.ts';
import { sectionOf } from '../content/sections.ts';
import { createMcpServer } from '../server/create-server.ts';
import { createSession } from '../session.ts';
import { type Agent, connect } from '../testing/connect.ts';
import { saidOfLibraries } from './libraries.ts';
import { guided } from './messages.ts';

/** What people paste when something fails, and no source has its words. */
describe('a pasted error', { timeout: 60_000 }, () => {
  const docs = createDocs(readBuild(siteBuild));
  const session = createSession(docs);
  let agent: Agent;
  beforeAll(async () => {
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    await createMcpServer(session).connect(theirs);
    agent = await connect(ours);
  });
  afterAll(() => session.close());
  const told = async (text: string) => [
    await agent.read('base_explain', { name: text }),
    await agent.read('base_search', { query: text }),
  ];

  it.each([
    ['(missing_token) Missing access token parameter.', '`redirect_uri` is required here'],
    ['oauth2: server response missing access_token', '`redirect_uri` is required here'],
    ['InternalOAuthError: Failed to obtain access token', '`redirect_uri` is required here'],
    [
      'PHP Fatal error: Uncaught League\\OAuth2\\Client\\Provider\\Exception\\IdentityProviderException',
      'with HTTP Basic',
    ],
    ['OAuth2::Error (OAuth2::Error)', 'with HTTP Basic'],
    ['OAuth2AuthorizationException: [invalid_token_response]', '不正な認可コードです。'],
    ['com.google.api.client.auth.oauth2.TokenResponseException: 400 Bad Request', '不正な認可コードです。'],
    ['(mismatching_state) CSRF Warning! State not equal in request and response.', 'Send a fresh, unguessable `state`'],
    ['OmniAuth::Strategies::OAuth2::CallbackError csrf_detected', 'Send a fresh, unguessable `state`'],
    ['Unable to verify authorization request state.', 'BASE returns it unchanged'],
    ['(insecure_transport) OAuth 2 MUST utilize https.', 'HTTPS only'],
    ['only requests to HTTPS are allowed', 'A callback to `http://localhost`'],
    ['oauth2: token expired and refresh token is not set', 'Every response holds a `refresh_token`'],
    ['oauthlib.oauth2.rfc6749.errors.TokenExpiredError: (token_expired)', 'To keep a quiet shop connected'],
    ['Scope has changed from "read_orders" to "".', 'The token response does not list the granted scopes'],
    ['id_token missing in response', '`refresh_token` (2019)'],
    ['Unable to load .well-known/openid-configuration', 'No page says that BASE has it'],
  ])('of a library, %s, gets what is known of the platform there, with links', async (text, known) => {
    for (const answer of await told(text)) {
      expect(answer).toMatch(/^The message of a library, not of BASE\.$/m);
      expect(answer).toContain(known);
      expect(answer).toContain(docs.link('/api/oauth/'));
      expect(answer.length).toBeLessThan(8000);
    }
  });

  it('of a library with the message of the platform in it gets the remedy of that', async () => {
    const text =
      'oauth2: cannot fetch token: 400 Bad Request Response: {"error":"invalid_request","error_description":"認可コードの有効期限が切れています。"}';
    for (const answer of await told(text)) {
      expect(answer).toContain('The authorization code has expired.');
      expect(answer).not.toContain('of a library');
    }
  });

  it('of a library is told in words of the pages', () => {
    for (const { page, heading, words } of saidOfLibraries) {
      const section = sectionOf(docs.page(page), heading);
      expect([words, docs.page(page).markdown.slice(section?.start, section?.end)]).toEqual([
        words,
        expect.stringContaining(words),
      ]);
    }
  });

  it.each([
    [
      'POST /1/items/edit {"error":"bad_stock","error_description":"在庫数が不正です。"} stock=-1',
      'items/edit',
      'stock',
    ],
    [
      'categories/add returned {"error":"category_error","error_description":"名前が長すぎます"} name=…',
      'categories/add',
      'name',
    ],
    [
      "orders/edit_status => array('error' => 'status_error', 'error_description' => '状態が違います') status=done",
      'orders/edit_status',
      'status',
    ],
  ])('of a call, %s, that no source has gets what the call is known to send and take', async (text, page, name) => {
    for (const answer of await told(text)) {
      expect(answer).toMatch(/^No message like this is documented\./);
      expect(answer).toContain(`${page} is known to send:`);
      expect(answer).toMatch(new RegExp(`^- ${name} \\(`, 'm'));
      expect(answer).toContain(`The operation: ${docs.link('/api/')}${page}`);
      expect(answer).toContain('Whom to ask about the message: ');
      expect(answer.length).toBeLessThan(8000);
    }
  });

  it('with a known code and words that no source has says so, and names no message of another call', async () => {
    const text = 'POST /1/categories/edit {"error":"invalid_request","error_description":"並び順に誤りがあります"}';
    for (const answer of await told(text)) {
      expect(answer).toMatch(/^No message like this is documented\. `invalid_request` is, with other words\./);
      expect(answer).toContain('categories/edit is known to send:');
      expect(answer).not.toContain('不正な認可コードです。');
    }
  });

  it('of the HTML editing app in other words says that, and leads to why a theme cannot be saved', async () => {
    const answer = await agent.read('base_explain', { name: '{LogoTag}がないため保存できません。' });
    expect(answer).toMatch(/^No message like this is documented\./);
    expect(answer).toContain('/template/faq/#cannot-save');
  });

  it('without a call and with an unknown code says that none like it is documented', async () => {
    for (const answer of await told('{"error":"teapot","error_description":"short and stout"}'))
      expect(answer).toContain('No message like this is documented.');
  });

  it.each([
    ['リフレッシュトークンの有効期限が切れています。', '/api/oauth/refresh_token#keep-fresh'],
    ['アクセストークンの有効期限が切れています。', '/api/oauth/refresh_token#keep-fresh'],
    ['認可コードの有効期限が切れています。', '/api/oauth/access_token#connect'],
    ['1時間のAPIの利用上限を超えました。', '/api/oauth/refresh_token#call-api'],
    ['invalid_scope', '/api/#scopes'],
    ['not_cancel_credit_card', '/api/orders/edit_status#payments'],
    ['ClubTの商品は編集できません。', '/api/#not-possible-items'],
  ])('of the platform, %s, leads to the section that says how to avoid it', async (text, path) => {
    for (const answer of await told(text)) expect(answer).toContain(docs.link(path));
  });

  it('leads to sections that are there, for ids that are there', () => {
    for (const [ids, , path] of guided) {
      expect(errors.filter(({ id }) => ids.test(id)).length, String(ids)).toBeGreaterThan(0);
      expect(() => docs.passage(docs.page(path), path.split('#')[1] ?? '')).not.toThrow();
    }
  });
});
