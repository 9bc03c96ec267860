import type { SummaryMessages } from './en.ts';

export const pt: SummaryMessages = {
  noMatches: 'Nenhum resultado.',
  showAll: 'Mostrar tudo',
  tags: 'Etiquetas',
  categories: 'Categorias',
  all: 'Tudo',
  soldOut: 'Esgotado',
  noPastEvents: 'Nenhum evento anterior.',
  noEvents: 'Nenhum evento próximo.',
};
