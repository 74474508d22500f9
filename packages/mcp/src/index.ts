export type { Content, Page } from './content/content.ts';
export { createDocs, type Docs } from './content/docs.ts';
export { readBuild } from './content/read-build.ts';
export { createMcpServer } from './server/create-server.ts';
export type { Gate } from './server/gate.ts';
export { type HttpOptions, type McpService, serveHttp } from './server/serve-http.ts';
export { createSession, type Session } from './session.ts';
export { tools } from './tools/index.ts';
export type { Answer, Picture, Tool } from './tools/tool.ts';
