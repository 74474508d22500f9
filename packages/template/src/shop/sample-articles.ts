import type { Article } from './shop.ts';

export const sampleArticles: readonly Article[] = [
  {
    date: '2026-06-12 09:00',
    title: 'Our summer timetable',
    text: 'From July the workshop opens at seven. Orders that reach us by noon leave the same day.',
    pinned: true,
  },
  {
    date: '2026-06-03 18:30',
    title: 'How the canvas tote is made',
    text: 'Eleven steps, four people and one very old sewing machine. We kept a diary for a week.',
  },
  {
    date: '2026-05-20 12:00',
    title: 'Indigo & salt',
    text: 'Why the linen for our aprons spends two nights in the sea before we dye it.',
  },
  {
    date: '2026-05-02 08:15',
    title: 'New in: Night Watch coffee',
    text: 'A dark roast for long evenings, from the roaster next door.',
  },
  {
    date: '2026-04-18 10:00',
    title: 'Caring for enamel',
    text: 'No steel wool, no dishwasher, and it will outlive you.',
  },
  {
    date: '2026-04-01 07:00',
    title: 'Harbor Goods opens its doors',
    text: 'Hello! We sell what we make, from a shed at the end of the pier.',
  },
];
