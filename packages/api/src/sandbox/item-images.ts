import type { Operation } from './call.ts';
import { byDecision } from './hints.ts';
import { changeableItem, keepItem, makeRoom } from './keep-item.ts';
import { need, Refusal } from './refusal.ts';

/** Wait until the resized copies of a new image exist, in seconds; the platform states none. */
const resizeDelay = 300;

/** Operations on the 20 image slots of an item. */
export const itemImages = {
  'items/add_image': {
    missing: 'bad_params',
    malformed: 'validation_error',
    decision: 'missing-or-malformed',
    answer: (call) => {
      const { shop, now, parameters, nextHex, note } = call;
      // A copy, so that a call refused half-way changes nothing.
      const item = structuredClone(changeableItem(call));
      const extension = extensionOf(parameters.text('image_url') ?? '');
      const image = { file: `${nextHex()}.${extension}`, resized: false };
      const slot = parameters.number('image_no') ?? 0;
      if (item.images[slot])
        note(`Slot ${slot} was filled: the new image replaces the other. The platform may refuse it`, 'image-slot');
      item.images[slot] = image;
      makeRoom(call, item);
      const body = keepItem(call, item);
      shop.later = shop.later.filter(
        (each) => each.do !== 'resize' || each.item !== item.item_id || each.slot !== slot,
      );
      shop.later.push({ at: now + resizeDelay, do: 'resize', item: item.item_id, slot, file: image.file });
      return body;
    },
  },
  'items/delete_image': {
    missing: 'bad_params',
    malformed: 'bad_params',
    answer: (call) => {
      const item = changeableItem(call);
      const slot = call.parameters.number('image_no') ?? 0;
      need(item.images[slot], 'no_image_slot', `Unexpected image_no ${slot}, expected a filled slot`);
      delete item.images[slot];
      return keepItem(call, item);
    },
  },
} satisfies Record<string, Operation>;

/** Judges an image by its address alone: the sandbox sends no requests. */
function extensionOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Refusal('validation_error', 'Unexpected image_url, expected an http or https address');
  }
  if (isPrivate(url.hostname)) {
    throw new Refusal(
      'no_image_fetch',
      byDecision(`Unexpected host ${url.hostname} in image_url, expected a public one`, 'image-by-url'),
    );
  }
  const [, extension = 'jpg'] = /\.(\w+)$/.exec(url.pathname) ?? [];
  if (!/^(jpe?g|png|gif)$/i.test(extension)) {
    throw new Refusal(
      'no_image_fetch',
      byDecision(`Unexpected .${extension} in image_url, expected a jpg, png or gif file`, 'image-by-url'),
    );
  }
  return extension.toLowerCase();
}

/** Hosts that the platform cannot reach: this machine, private networks, names that stand for nothing. */
function isPrivate(host: string): boolean {
  if (/(^|\.)(localhost|local|internal|invalid|test)$/i.test(host)) return true;
  if (host.startsWith('[')) return /^\[(::1?|::ffff:.*|f[cd].*|fe[89ab].*)\]$/i.test(host);
  return /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(host);
}
