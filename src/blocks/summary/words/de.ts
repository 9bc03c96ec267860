import type { SummaryMessages } from './en.ts';

export const de: SummaryMessages = {
  noMatches: 'Keine Treffer.',
  showAll: 'Alle anzeigen',
  tags: 'Schlagwörter',
  categories: 'Kategorien',
  all: 'Alle',
  soldOut: 'Ausverkauft',
  noPastEvents: 'Keine vergangenen Veranstaltungen.',
  noEvents: 'Keine kommenden Veranstaltungen.',
};
