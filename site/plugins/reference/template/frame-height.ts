import { createHash } from 'node:crypto';
import heights from './frame-heights.json' with { type: 'json' };

const measured: Readonly<Record<string, number>> = heights;

/** The name under which the height of a document is kept. */
export const documentKey = (document: string): string =>
  createHash('sha256').update(document).digest('hex').slice(0, 10);

/** Whether the height of a document is known. */
export const isMeasured = (document: string): boolean => documentKey(document) in measured;

/**
 * Height in pixels of a result in its frame, as `npm run -w e2e frames` measured it in a browser. A document that has
 * changed since then gets an estimate from its lines and pictures, and the page sets it right when the frame loads.
 */
export function frameHeight(document: string): number {
  const body = document.slice(document.search(/<body/i));
  const lines = body.match(/<(?:li|p|h[1-6]|div|tr|br|dt|dd|form|fieldset)\b/gi)?.length ?? 0;
  const pictures = body.match(/<img\b/gi)?.length ?? 0;
  return measured[documentKey(document)] ?? 48 + 24 * lines + 72 * pictures;
}
