export { basePathFile, readBasePath } from './base-path.ts';
export { cacheControl, isHashed } from './cache-control.ts';
export { type HeaderRule, headerRulesFile, headersFor, readHeaderRules } from './header-rules.ts';
export { type Listening, type ListenOptions, listen } from './listen.ts';
export { serveSite } from './serve-site.ts';
export { siteHandler } from './site-handler.ts';
