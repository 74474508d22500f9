import type { TagFacts } from '../tag.ts';

/** Tags of the page syntax/designoption. */
export const designoption = [
  { name: '{block:NavColor}', kind: 'condition' },
  { name: '{NavColor}', kind: 'variable', guard: '{block:NavColor}', escaping: 'plain' },
  { name: '{block:TextColor}', kind: 'condition' },
  { name: '{TextColor}', kind: 'variable', guard: '{block:TextColor}', escaping: 'plain' },
  { name: '{block:LinkColor}', kind: 'condition' },
  { name: '{LinkColor}', kind: 'variable', guard: '{block:LinkColor}', escaping: 'plain' },
  { name: '{LogoTag}', kind: 'variable', escaping: 'markup', required: true },
  { name: '{BackgroundTag}', kind: 'variable', escaping: 'markup', required: true },
  { name: '{text:NAME}', kind: 'option', escaping: 'attribute-safe' },
  { name: '{block:text-NAME}', kind: 'option', negation: '{block:not_text-NAME}' },
  { name: '{block:not_text-NAME}', kind: 'option', negation: '{block:text-NAME}' },
  { name: '{image:NAME}', kind: 'option', escaping: 'url' },
  { name: '{block:image-NAME}', kind: 'option', negation: '{block:not_image-NAME}' },
  { name: '{block:not_image-NAME}', kind: 'option', negation: '{block:image-NAME}' },
  { name: '{color:NAME}', kind: 'option', escaping: 'plain' },
  { name: '{block:color-NAME}', kind: 'option', negation: '{block:not_color-NAME}' },
  { name: '{block:not_color-NAME}', kind: 'option', negation: '{block:color-NAME}' },
  { name: '{select:NAME}', kind: 'option', escaping: 'attribute-safe' },
  { name: '{block:select-NAME}', kind: 'option', negation: '{block:not_select-NAME}' },
  { name: '{block:not_select-NAME}', kind: 'option', negation: '{block:select-NAME}' },
  { name: '{block:if-NAME}', kind: 'option', negation: '{block:not_if-NAME}' },
  { name: '{block:not_if-NAME}', kind: 'option', negation: '{block:if-NAME}' },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
