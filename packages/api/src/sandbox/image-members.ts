import type { Item } from './shop.ts';

/** Sizes in which the platform offers an image. */
export const imageSizes = ['origin', '76', '146', '300', '500', '640', 'sp_480', 'sp_640'] as const;

/** The `img1_origin` … members of an item: null where the slot is empty or the resized copy is still to come. */
export function imageMembers(
  images: Item['images'],
  slots: number,
  sizes: readonly string[],
): Record<string, string | null> {
  const members: Record<string, string | null> = {};
  for (let slot = 1; slot <= slots; slot += 1) {
    for (const size of sizes) members[`img${slot}_${size}`] = address(images[slot], size);
  }
  return members;
}

function address(image: Item['images'][number] | undefined, size: string): string | null {
  if (!image) return null;
  if (size === 'origin') return `https://base-ec2.akamaized.net/images/item/origin/${image.file}`;
  // The resized copies come later, those for smartphones often never: live responses hold null for them.
  if (!image.resized || size.startsWith('sp_')) return null;
  return `https://baseec-img-mng.akamaized.net/images/item/origin/${image.file}?imformat=generic&q=90&im=Resize,width=${size},type=normal`;
}
