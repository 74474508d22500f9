/** JSON Schema of a saved state: what the sandbox reads of it. Members that it only passes on may be anything. */
type Schema = Readonly<Record<string, unknown>>;

const text = { type: 'string' };
const textOrNothing = { type: ['string', 'null'] };
const whole = { type: 'integer' };
const wholeOrNothing = { type: ['integer', 'null'] };
const flag = { type: 'boolean' };
const oneOf = (...values: readonly string[]) => ({ enum: values });
const listOf = (items: Schema) => ({ type: 'array', items });
const tableOf = (value: Schema) => ({ type: 'object', additionalProperties: value });
/** All members are required, others may be there. */
const thing = (properties: Readonly<Record<string, Schema>>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
/** A map, as a list of keys with their values. */
const mapOf = (key: Schema, value: Schema) =>
  listOf({ type: 'array', prefixItems: [key, value], minItems: 2, maxItems: 2 });

const variation = thing({
  variation_id: whole,
  variation: text,
  variation_stock: whole,
  variation_identifier: textOrNothing,
  barcode: textOrNothing,
});
const option = thing({
  option_id: whole,
  option_name: text,
  option_type: text,
  required: flag,
  list_order: whole,
  select: {
    anyOf: [
      { type: 'null' },
      thing({
        option_variations: listOf(
          thing({ option_variation_id: whole, variation_name: text, price: whole, list_order: whole }),
        ),
      }),
    ],
  },
  form: { type: ['object', 'null'] },
});
const item = thing({
  item_id: whole,
  title: text,
  detail: text,
  price: whole,
  proper_price: wholeOrNothing,
  item_tax_type: whole,
  stock: whole,
  visible: whole,
  list_order: whole,
  identifier: textOrNothing,
  created: whole,
  modified: whole,
  variations: listOf(variation),
  options: listOf(option),
  kind: oneOf('ordinary', 'digital', 'clubt'),
  images: tableOf(thing({ file: text, resized: flag })),
});

const payment = thing({ collected_fee: wholeOrNothing, status: textOrNothing });
const fee = thing({ collected_fee: wholeOrNothing });
const order = {
  ...thing({
    unique_key: text,
    ordered: whole,
    cancelled: wholeOrNothing,
    dispatched: wholeOrNothing,
    payment: text,
    total: whole,
    dispatch_status: text,
    terminated: flag,
    modified: whole,
    add_comment: textOrNothing,
    delivery_company_id: whole,
    tracking_number: textOrNothing,
    cvs_payment_transaction: payment,
    bt_payment_transaction: payment,
    atobarai_payment_transaction: payment,
    order_items: listOf(
      thing({
        order_item_id: whole,
        item_id: whole,
        variation_id: wholeOrNothing,
        amount: whole,
        total: whole,
        status: oneOf('ordered', 'dispatched', 'cancelled'),
        modified: whole,
      }),
    ),
    order_charge: fee,
    order_receiver: thing({}),
    order_discount: thing({}),
    order_header_coin: thing({}),
    subscription: thing({}),
    shipping_lines: listOf(thing({})),
  }),
  patternProperties: { _payment_transaction$: fee, _charge$: fee },
};
const grant = thing({ clientId: text, scopes: listOf(text), redirectUri: text, expires: whole });

/** Something that happens later by itself. */
const event = (what: string, members: Readonly<Record<string, Schema>>) =>
  thing({ at: whole, do: { const: what }, ...members });

/** The whole of it. */
export const stateSchema: Schema = thing({
  version: { const: 1 },
  skipped: whole,
  random: whole,
  shop: thing({
    user: thing({ shop_id: text, shop_name: text, shop_url: text }),
    items: mapOf(whole, item),
    found: mapOf(whole, item),
    elsewhere: listOf(thing({ shop: thing({}), item, categories: listOf(text) })),
    categories: mapOf(
      whole,
      thing({ category_id: whole, name: text, list_order: whole, number: whole, parent_number: whole, code: text }),
    ),
    itemCategories: mapOf(whole, thing({ item_category_id: whole, item_id: whole, category_id: whole })),
    orders: mapOf(text, order),
    handling: tableOf(oneOf('shop', 'clubt', 'spcase', 'yamato')),
    savings: listOf(thing({ saving_id: whole, created: whole, status: text })),
    companies: listOf(thing({ delivery_company_id: whole, name: text })),
    clients: tableOf(thing({ secret: text, suspended: flag })),
    codes: mapOf(text, grant),
    accessTokens: mapOf(text, grant),
    refreshTokens: mapOf(text, grant),
    counters: mapOf(text, whole),
    later: listOf({
      anyOf: [
        event('resize', { item: whole, slot: whole, file: text }),
        event('index', { item: whole }),
        event('arrive', { order: text }),
      ],
    }),
    nextIds: thing({
      item: whole,
      variation: whole,
      category: whole,
      categoryNumber: whole,
      assignment: whole,
      orderLine: whole,
    }),
    failures: listOf({
      anyOf: [thing({ error: text }), thing({ delay: whole }), thing({ drop: { const: true } })],
    }),
    credentials: thing({
      clientId: text,
      clientSecret: text,
      redirectUri: text,
      accessToken: text,
      refreshToken: text,
      code: text,
    }),
    closed: flag,
  }),
});
