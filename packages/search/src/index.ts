export { type Adapter, type AdapterOptions, createAdapter } from './algolia/adapter.ts';
export {
  createEmbeddedClient,
  type EmbeddedClient,
  type EmbeddedClientOptions,
  IndexUnavailableError,
} from './algolia/embedded-client.ts';
export { ProtocolError } from './algolia/protocol-error.ts';
export type { FacetResponse, Hit, HitsResponse, MarkedAttribute, SearchResponses } from './algolia/search-response.ts';
export { createEngine, type Engine, type EngineHit, type EngineResult, type PageFacets } from './engine/engine.ts';
export type { FirstTier, IndexFiles, SecondTier } from './engine/index-data.ts';
export { prefixDistance } from './engine/near-terms.ts';
export { type Place, placesOf } from './engine/places.ts';
export type { SearchRecord } from './record.ts';
