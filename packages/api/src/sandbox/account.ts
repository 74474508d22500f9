import { type Operation, pageOf } from './call.ts';
import { japanSeconds } from './orders.ts';

export const account = {
  'users/me': {
    answer: ({ shop, scopes }) => {
      const { mail_address, ...user } = shop.user;
      return { user: scopes.includes('read_users_mail') ? { ...user, mail_address } : user };
    },
  },
  'savings/index': {
    answer: ({ shop, parameters }) => {
      const from = japanSeconds(parameters.text('start_created'), false) ?? 0;
      const to = japanSeconds(parameters.text('end_created'), true) ?? Number.POSITIVE_INFINITY;
      return {
        savings: pageOf(
          shop.savings.filter(({ created }) => Number(created) >= from && Number(created) <= to),
          parameters,
        ),
      };
    },
  },
  'delivery_companies/index': { answer: ({ shop }) => ({ delivery_companies: shop.companies }) },
} satisfies Record<string, Operation>;
