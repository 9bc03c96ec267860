import type { TranslationOf } from '../messages.ts';

export const en = {
  posts: 'Posts',
  events: 'Events',
  products: 'Products',
  projects: 'Projects',
  dates: 'Dates',
  category: 'filed under “{category}”',
  tag: 'tagged “{tag}”',
  author: 'by {author}',
  month: 'of {month}',
  several: '{first} {next}',
  heading: '{items} {part}',
  page: '{title}, page {page}',
} as const;

export type ArchiveMessages = TranslationOf<typeof en>;
