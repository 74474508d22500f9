export { createIndexStore, type IndexStore } from './index-store.ts';
export { type SearchHandlerOptions, searchHandler } from './search-handler.ts';
