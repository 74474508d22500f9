import { formBody } from '../form-body.ts';

/** An item with two variations, its lists under indexed keys: any client that sends a form sends them so. */
const lists = { variation: ['Navy', 'Sand'], variation_stock: [3, 2] };
export const newItem = { title: 'Cap', price: 2800, stock: 5, ...Object.fromEntries(formBody(lists)) };

export const host = process.env.BASE_API ?? 'https://api.thebase.in';
export const headers = {
  Authorization: `Bearer ${process.env.ACCESS_TOKEN}`,
  'Content-Type': 'application/x-www-form-urlencoded',
};
