import type { SummaryMessages } from './en.ts';

export const fr: SummaryMessages = {
  noMatches: 'Aucun résultat.',
  showAll: 'Tout afficher',
  tags: 'Étiquettes',
  categories: 'Catégories',
  all: 'Tout',
  soldOut: 'Épuisé',
  noPastEvents: 'Aucun événement passé.',
  noEvents: 'Aucun événement à venir.',
};
