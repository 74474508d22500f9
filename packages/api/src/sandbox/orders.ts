import { type Call, type Operation, pageOf } from './call.ts';
import { changeStatus } from './change-status.ts';
import { byDecision } from './hints.ts';
import { type ErrorId, need, Refusal, unexpectedId } from './refusal.ts';
import { lackOfRoom, sizeOfTexts } from './room.ts';
import { shipDeferred } from './ship-deferred.ts';
import type { Order } from './shop.ts';

const japanTime = 9 * 3600;
const summaryMembers = [
  'unique_key',
  'ordered',
  'cancelled',
  'dispatched',
  'payment',
  'first_name',
  'last_name',
  'total',
  'delivery_date',
  'delivery_time_zone',
  'terminated',
  'dispatch_status',
  'modified',
  'subscription',
] as const;

/** Unix seconds of a date and time in Japan, or of the beginning of a date. */
export function japanSeconds(text: string | undefined): number | undefined {
  const [, day, time = '00:00:00'] = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d))?$/.exec(text ?? '') ?? [];
  const seconds = day && Date.parse(`${day}T${time}Z`) / 1000;
  return seconds ? seconds - japanTime : undefined;
}

function lineOf({ shop, parameters }: Call): Order {
  const id = parameters.number('order_item_id');
  return need(
    [...shop.orders.values()].find(({ order_items }) => order_items.some(({ order_item_id }) => order_item_id === id)),
    'no_order_line',
    `${unexpectedId('order_item_id', id)}, expected a line of an order of this shop`,
  );
}

function needAll({ parameters }: Call, names: readonly string[], problem: ErrorId): void {
  for (const name of names)
    need(parameters.text(name) || null, problem, `Missing ${name}, expected ${names.join(', ')}`);
}

/** Refuses texts of a call that would make the shop larger than the sandbox keeps. */
function makeRoomForTexts({ shop, parameters: { text } }: Call, order: Order): void {
  const lack = lackOfRoom(
    shop,
    sizeOfTexts(text('add_comment'), text('tracking_number')),
    sizeOfTexts(order.add_comment, order.tracking_number),
  );
  if (lack) throw new Refusal('bad_params', byDecision(lack, 'list-sizes'));
}

export const orders = {
  'orders/index': {
    answer: ({ shop, parameters, hint }) => {
      const end = parameters.text('end_ordered');
      const from = japanSeconds(parameters.text('start_ordered')) ?? 0;
      const to = japanSeconds(end) ?? Number.POSITIVE_INFINITY;
      if (end && !end.includes(' '))
        hint(
          `Unexpected end_ordered ${end} without a time: the range ends at 00:00:00 of that day. Send ${end} 23:59:59 for the whole day`,
          'end-dates',
        );
      if (from > to) hint('Unexpected start_ordered after end_ordered: no order is between them');
      const found = [...shop.orders.values()]
        .filter(({ ordered }) => ordered >= from && ordered <= to)
        .sort((one, other) => other.ordered - one.ordered);
      return {
        orders: pageOf(found, parameters).map((order) =>
          Object.fromEntries(summaryMembers.map((name) => [name, order[name]])),
        ),
      };
    },
  },
  'orders/detail': {
    missing: 'no_unique_key',
    malformed: 'no_order',
    answer: ({ shop, parameters }) => ({
      order: need(
        shop.orders.get(parameters.text('unique_key') ?? ''),
        'no_order',
        'Unexpected unique_key, expected an order of this shop',
      ),
    }),
  },
  'orders/edit_status': {
    malformed: 'bad_params',
    answer: (call) => {
      const { text, number } = call.parameters;
      if (text('atobarai_status')) {
        if (text('status')) call.hint('Unexpected status beside atobarai_status: it is ignored', 'unknown-parameters');
        needAll(
          call,
          ['order_item_id', 'atobarai_status', 'delivery_company_id', 'tracking_number'],
          'no_params_atobarai',
        );
        if (!call.shop.companies.some((company) => company.delivery_company_id === number('delivery_company_id'))) {
          throw new Refusal('bad_params', 'Unexpected delivery_company_id, expected one of GET /1/delivery_companies');
        }
        const order = lineOf(call);
        makeRoomForTexts(call, order);
        shipDeferred(call, order);
        return { order };
      }
      needAll(call, ['order_item_id', 'status'], 'no_params_status');
      for (const name of ['delivery_company_id', 'tracking_number'])
        if (text(name))
          call.hint(`Unexpected ${name} without atobarai_status: it is not kept`, 'tracking-of-ordinary-orders');
      const order = lineOf(call);
      makeRoomForTexts(call, order);
      changeStatus(call, order);
      return { order };
    },
  },
} satisfies Record<string, Operation>;
