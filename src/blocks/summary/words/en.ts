import type { TranslationOf } from '#domain/locale/messages.ts';

export const en = {
  noMatches: 'No matches.',
  showAll: 'Show all',
  tags: 'Tags',
  categories: 'Categories',
  all: 'All',
  soldOut: 'Sold out',
  noPastEvents: 'No past events.',
  noEvents: 'No upcoming events.',
} as const;

export type SummaryMessages = TranslationOf<typeof en>;
