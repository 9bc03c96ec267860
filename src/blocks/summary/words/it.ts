import type { SummaryMessages } from './en.ts';

export const it: SummaryMessages = {
  noMatches: 'Nessun risultato.',
  showAll: 'Mostra tutto',
  tags: 'Tag',
  categories: 'Categorie',
  all: 'Tutto',
  soldOut: 'Esaurito',
  noPastEvents: 'Nessun evento passato.',
  noEvents: 'Nessun evento in programma.',
};
