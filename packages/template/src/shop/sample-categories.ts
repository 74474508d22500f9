import type { Category } from './shop.ts';

/** Three levels: large, medium and small categories. */
export const sampleCategories: readonly Category[] = [
  { id: 1, parent: null, name: 'Household' },
  { id: 11, parent: 1, name: 'Kitchen' },
  { id: 111, parent: 11, name: 'Mugs' },
  { id: 112, parent: 11, name: 'Plates & coasters' },
  { id: 12, parent: 1, name: 'Living' },
  { id: 2, parent: null, name: 'Bags' },
  { id: 21, parent: 2, name: 'Totes' },
  { id: 211, parent: 21, name: 'Small totes' },
  { id: 212, parent: 21, name: 'Large totes' },
  { id: 22, parent: 2, name: 'Packs & pouches' },
  { id: 3, parent: null, name: 'Paper' },
  { id: 31, parent: 3, name: 'Prints' },
  { id: 32, parent: 3, name: 'Notebooks' },
  { id: 4, parent: null, name: 'Food & drink' },
  { id: 5, parent: null, name: 'Clothing' },
];
