import { type Operation, pageOf } from './call.ts';
import { japanSeconds } from './orders.ts';

/** Seconds of a day. */
const day = 86_400;

export const account = {
  'users/me': {
    answer: ({ shop, scopes }) => {
      const { mail_address, ...user } = shop.user;
      return { user: scopes.includes('read_users_mail') ? { ...user, mail_address } : user };
    },
  },
  'savings/index': {
    answer: ({ shop, parameters, hint }) => {
      const end = parameters.text('end_created');
      const from = japanSeconds(parameters.text('start_created')) ?? 0;
      const to = japanSeconds(end) ?? Number.POSITIVE_INFINITY;
      const since = shop.savings.filter(({ created }) => Number(created) >= from);
      if (since.some(({ created }) => Number(created) > to && Number(created) < to + day))
        hint(
          `Payouts requested on ${end} are not in the list: the range ends at 00:00:00 of that day. Send the next day`,
          'end-dates',
        );
      return {
        savings: pageOf(
          since.filter(({ created }) => Number(created) <= to),
          parameters,
        ),
      };
    },
  },
  'delivery_companies/index': { answer: ({ shop }) => ({ delivery_companies: shop.companies }) },
} satisfies Record<string, Operation>;
