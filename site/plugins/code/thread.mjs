import { tsImport } from 'tsx/esm/api';

// A thread does not inherit what lets its parent load TypeScript.
const { default: highlightHere } = await tsImport('./highlighter.ts', import.meta.url);

export default highlightHere;
