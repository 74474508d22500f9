export { type HtmlCustomData, htmlCustomData } from './htmlCustomData.ts';
export { type Snippet, snippets } from './snippets.ts';
