import { expect, test } from 'vitest';
import { searchConfig } from './search-config.ts';

const hosted = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX_NAME: 'shop' };

test('search is embedded unless a service is named', () => {
  expect(searchConfig({}).settings).toEqual({ mode: 'embedded', hosts: [] });
});

test('a named service is used, with its own hosts and without click events', () => {
  expect(searchConfig(hosted)).toEqual({
    credentials: { appId: 'APP', apiKey: 'key', indexName: 'shop' },
    insights: false,
    settings: { mode: 'hosted', hosts: [] },
    origins: {
      connect: [
        'https://app-dsn.algolia.net',
        'https://app-1.algolianet.com',
        'https://app-2.algolianet.com',
        'https://app-3.algolianet.com',
      ],
      scripts: [],
    },
    tags: [
      {
        tagName: 'meta',
        attributes: {
          name: 'search-service',
          content:
            'https://app-dsn.algolia.net/1/indexes/shop/query?x-algolia-application-id=APP&x-algolia-api-key=key',
        },
      },
    ],
  });
});

test('hosts and click events can be asked for', () => {
  const config = searchConfig({
    ...hosted,
    ALGOLIA_HOSTS: 'http://127.0.0.1:4020/, b',
    ALGOLIA_INSIGHTS: 'true',
  });
  expect(config.insights).toBe(true);
  expect(config.settings.hosts).toEqual(['http://127.0.0.1:4020', 'https://b']);
  expect(config.origins).toEqual({
    connect: ['http://127.0.0.1:4020', 'https://b', 'https://insights.algolia.io'],
    scripts: ['https://cdn.jsdelivr.net'],
  });
});

test('half a service is an error that says what is missing', () => {
  expect(() => searchConfig({ ALGOLIA_APP_ID: 'APP' })).toThrow('Unexpected ALGOLIA_APP_ID alone, expected');
});
