export { type App, app, checkSettings, explain, main } from './app.ts';
export { ApiError, callApi, refusal } from './call-api.ts';
export { type Client, connect, type Listeners } from './connect.ts';
export { formBody } from './form-body.ts';
export { accessToken, locked, requestTokens } from './keep-tokens-fresh.ts';
export type { Entry, Operation, Parameters, Result } from './operations.ts';
