export { createIndexStore, type IndexStore } from './index-store.ts';
export { createSearchServer, type SearchServerOptions } from './search-server.ts';
