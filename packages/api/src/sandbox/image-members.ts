import type { Item } from './shop.ts';

/** Sizes in which the platform offers an image. */
export const imageSizes = ['origin', '76', '146', '300', '500', '640', 'sp_480', 'sp_640'] as const;
const slots = 20;

/** Names of the members, once for all: making them anew is most of the work of a list. */
const names: readonly Readonly<Record<string, string>>[] = Array.from({ length: slots }, (_, slot) =>
  Object.fromEntries(imageSizes.map((size) => [size, `img${slot + 1}_${size}`])),
);

/**
 * Gives an item its `img1_origin` … members: null where the slot is empty or the resized copy is still to come.
 * @param amount How many slots it shows.
 * @param sizes Those of `imageSizes` that it shows.
 */
export function addImageMembers(
  body: Record<string, unknown>,
  images: Item['images'],
  amount: number,
  sizes: readonly string[],
): void {
  for (const [at, bySize] of names.slice(0, amount).entries())
    for (const size of sizes) {
      const name = bySize[size];
      if (name !== undefined) body[name] = address(images[at + 1], size);
    }
}

function address(image: Item['images'][number] | undefined, size: string): string | null {
  if (!image) return null;
  if (size === 'origin') return `https://base-ec2.akamaized.net/images/item/origin/${image.file}`;
  // The resized copies come later, those for smartphones often never: live responses hold null for them.
  if (!image.resized || size.startsWith('sp_')) return null;
  return `https://baseec-img-mng.akamaized.net/images/item/origin/${image.file}?imformat=generic&q=90&im=Resize,width=${size},type=normal`;
}
