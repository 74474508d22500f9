// An entry of its own, so that a page which builds requests does not load the whole description with it.
export { type BuildOptions, buildRequest, type RequestRule } from './buildRequest.ts';
export type { SampleLanguage, SampleRequest } from './sampleRequest.ts';
export { samples } from './samples.ts';
