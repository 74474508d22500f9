export { type HtmlCustomData, htmlCustomData } from './html-custom-data.ts';
export { type Snippet, snippets } from './snippets.ts';
