import { render } from '@shop-docs/template';
import { type ExampleSettings, exampleInput } from './example-input.ts';
import { frameDocument } from './frame-document.ts';

/** The document that a template gives in a state of the sample shop. */
export function renderState(source: string, settings: ExampleSettings): string {
  return frameDocument(render(source, exampleInput(settings)).html, settings.language);
}
