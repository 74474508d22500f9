import { translate } from '@docusaurus/Translate';
import type { CSSProperties } from 'react';

/** Windows to look at a theme in, by width in pixels, as readers name them. */
export const devices = { 390: translate({ message: 'Phone, 390 px' }), 768: translate({ message: 'Tablet, 768 px' }) };
export type DeviceWidth = keyof typeof devices;

/** The device that a choice names; every other choice is the room that there is. */
export const deviceOf = (choice: string): DeviceWidth | undefined =>
  choice === '390' ? 390 : choice === '768' ? 768 : undefined;

/**
 * A frame as wide as a device: made smaller where the room is less, in its middle where it is more.
 * @param room Width in pixels that there is.
 */
export function onDevice(width: DeviceWidth, room: number): CSSProperties {
  const scale = Math.min(1, room / width);
  return {
    width,
    height: `${100 / scale}%`,
    insetInlineStart: Math.max(0, (room - width) / 2),
    transform: `scale(${scale})`,
  };
}
