import { platform } from './platform.ts';

/** Colors of src/css/tokens.css for what no style sheet reaches: documents of their own, pictures, the browser's frame. */
export const palette = {
  accent: platform.site.colors.accent,
  get: '#0b5c9e',
  ink: '#1b2430',
  harbor: '#1f3a4d',
  canvas: '#ffffff',
} as const;
