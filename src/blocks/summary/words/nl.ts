import type { SummaryMessages } from './en.ts';

export const nl: SummaryMessages = {
  noMatches: 'Geen resultaten.',
  showAll: 'Alles tonen',
  tags: 'Tags',
  categories: 'Categorieën',
  all: 'Alles',
  soldOut: 'Uitverkocht',
  noPastEvents: 'Geen afgelopen evenementen.',
  noEvents: 'Geen aankomende evenementen.',
};
