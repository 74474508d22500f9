// An entry of its own, so that a page which builds requests does not load the whole description with it.
export { type BuildOptions, buildRequest, type RequestRule } from './build-request.ts';
export type { SampleLanguage, SampleRequest } from './sample-request.ts';
export { samples } from './samples.ts';
